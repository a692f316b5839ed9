// Only the unit tests, for tools/mutants.mjs: its copy of the project has no Storybook.
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  define: { 'import.meta.env.SITE_BASE': JSON.stringify('/') },
  plugins: [vanillaExtractPlugin()],
  test: {
    environment: 'node',
    include: ['{src,tests}/**/*.test.ts'],
    update: 'none',
    // Coverage per test slows down property tests.
    testTimeout: 60_000,
  },
})
