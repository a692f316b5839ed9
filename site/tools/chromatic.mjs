// Sends the stories to Chromatic for comparison of pictures, where a project token is set.
import { spawnSync } from 'node:child_process'

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('CHROMATIC_PROJECT_TOKEN is not set: no pictures were taken and nothing was compared.')
  process.exit(0)
}
for (const command of [
  ['npm', 'run', 'build:storybook'],
  ['npx', 'chromatic', '--storybook-build-dir', 'storybook-static'],
]) {
  const [name = '', ...parameters] = command
  const { status } = spawnSync(name, parameters, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) {
    console.error(`${command.join(' ')} failed, so the pictures were not compared.`)
    process.exit(status ?? 1)
  }
}
