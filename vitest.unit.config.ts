/** Unit tests, and tests of our own tools. Separate from the stories, because Storybook's plugin takes six seconds to start. */
import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

/** Whether our own tools can be trusted: `npm run test:tools`. */
const OF_TOOLS = [
  'stories/{audit,visual}/**/*.test.ts',
  'storefront/{bench,e2e}/**/*.test.ts',
  '.ci/{inputs,schedule,steps}.test.ts',
]
const UNIT = globSync('{design-system,storefront,mocks,stories,.storybook,.ci}/**/*.test.{ts,tsx}')
const tests = UNIT.map((path) => [path, readFileSync(path, 'utf8')] as const)
/** Beside other files these would find the document that the file before has left, or modules loaded without their mocks. */
const ISOLATED = tests
  .filter(([, text]) => /^\/\/ @vitest-environment jsdom|^vi\.mock\(/m.test(text))
  .map(([path]) => path)
/** Tests in Node. */
const unit = {
  environment: 'node',
  // A worker for each of 200 files would take three quarters of the time.
  isolate: false,
  // Finds tests that hang; a busy machine is no failure.
  testTimeout: 30_000,
  hookTimeout: 30_000,
  // Tags name requirements, which requirements.tsv lists.
  strictTags: false,
} as const

export default defineConfig({
  test: {
    // By default one processor is left idle, which halves the speed of a machine with two.
    maxWorkers: availableParallelism(),
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          ...unit,
          name: 'unit',
          include: UNIT,
          exclude: [...OF_TOOLS, ...ISOLATED],
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        // Contexts isolate as processes do, in two thirds of the time.
        test: { ...unit, name: 'unit-isolated', pool: 'vmThreads', include: ISOLATED, exclude: OF_TOOLS },
      },
      { test: { ...unit, name: 'tools', include: OF_TOOLS } },
    ],
  },
})
