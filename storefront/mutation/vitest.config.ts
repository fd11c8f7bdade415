/** The unit tests of one part, run by Stryker in a copy of the repository (mutate.ts). */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    include: JSON.parse(process.env['MUTATION_TESTS'] ?? '[]') as string[],
    environment: 'node',
    isolate: false,
    strictTags: false,
    // Fewer random payment histories than in CI.
    env: { PAYMENT_RUNS: '20' },
  },
})
