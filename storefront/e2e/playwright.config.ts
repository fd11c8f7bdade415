import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findOldest, launchOptions } from '../../.ci/browser.ts'

const launch = await launchOptions()
const oldest = await findOldest()

/** Chromium against the server of `npm start`; every test has its own server and data. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  // Two more than processors, because tests often wait.
  workers: availableParallelism() + 2,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    launchOptions: launch,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 10_000,
    // No trace, because drawing and recording it takes time: `--trace on` records one.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      // These flows are enough once, in the oldest supported browser.
      grepInvert: oldest ? /@oldest/ : [],
      use: { viewport: { width: 1280, height: 900 } },
    },
    ...(oldest
      ? [
          {
            name: 'Chromium 107',
            grep: /@oldest/,
            use: {
              viewport: { width: 1280, height: 900 },
              launchOptions: { ...launch, executablePath: oldest },
            },
          },
        ]
      : []),
  ],
})
