/** The stories. Storybook finds this file here. */
import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './.ci/browser.ts'

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
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
