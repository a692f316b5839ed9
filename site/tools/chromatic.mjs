// Sends the stories to Chromatic for comparison of pictures, where a project token is set. Only what a change can reach is
// taken anew (TurboSnap): the build writes down which file brings which.
import { execSync } from 'node:child_process'

/**
 * Read by styles while these are compiled, so that the build's list does not know who needs them: after a change of one,
 * all pictures are taken.
 */
const UNTRACED = ['src/theme/**', 'src/**/*.css.ts', 'src/patterns/foldOnce.ts', 'src/demos/*/codeColors.ts']

const EXTERNALS = UNTRACED.map((files) => `"--externals=${files}"`).join(' ')

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log(
    'CHROMATIC_PROJECT_TOKEN is not set: no pictures were taken and nothing was compared. `npm run test:pictures` compares them here.',
  )
} else {
  try {
    execSync('npm run build:storybook -- --stats-json', { stdio: 'inherit' })
    execSync(`npx chromatic --storybook-build-dir storybook-static --only-changed ${EXTERNALS}`, {
      stdio: 'inherit',
    })
  } catch {
    console.error('The pictures were not compared, or differ; the reason is above.')
    process.exitCode = 1
  }
}
