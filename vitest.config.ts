import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './.ci/browser.ts'

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
      {
        extends: true,
        plugins: [vanillaExtractPlugin(), storybookTest({ configDir: '.storybook' })],
        // Without these a cold run reloads in the middle of a test.
        optimizeDeps: {
          include: [
            '@internationalized/date',
            '@radix-ui/react-dialog',
            '@radix-ui/react-slider',
            'react-aria-components/Calendar',
            'react-aria-components/I18nProvider',
            'react-aria/useCalendar',
            '@radix-ui/react-accordion',
            'axe-core',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'jotai',
            'redaxios',
            'valibot',
            'wouter',
            'wouter/memory-location',
          ],
        },
        test: {
          name: 'stories',
          // With a frame for each file, 1,000 modules are fetched again each time, which takes 570 s instead of 215.
          isolate: false,
          // One more than processors, because a page waits for frames and for its window.
          maxWorkers: availableParallelism() + 1,
          // Vitest asks for a group of its own where the number of workers differs.
          sequence: { groupOrder: 1 },
          // A whole page with a large catalogue takes its time on a busy machine.
          testTimeout: 45_000,
          setupFiles: ['.storybook/vitest.setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: await launchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
