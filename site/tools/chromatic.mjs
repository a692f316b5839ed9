// Sends the stories to Chromatic for comparison of pictures, where a project token is set.
import { execSync } from 'node:child_process'

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('CHROMATIC_PROJECT_TOKEN is not set: no pictures were taken and nothing was compared.')
} else {
  try {
    execSync('npm run build:storybook', { stdio: 'inherit' })
    execSync('npx chromatic --storybook-build-dir storybook-static', { stdio: 'inherit' })
  } catch {
    console.error('The pictures were not compared, or differ; the reason is above.')
    process.exitCode = 1
  }
}
