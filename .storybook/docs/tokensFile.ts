// Writes `tokens.json` beside Storybook's index, and serves it while one develops.
import type { Plugin } from 'vite'
import { designTokens } from './designTokens.ts'

const NAME = 'tokens.json'
const source = () => JSON.stringify(designTokens(), null, 2)

export function tokensFile(): Plugin {
  return {
    name: 'fourfold:tokens-file',
    configureServer(server) {
      server.middlewares.use(`/${NAME}`, (_request, answer) => {
        answer.setHeader('Content-Type', 'application/json')
        answer.end(source())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source: source() })
    },
  }
}
