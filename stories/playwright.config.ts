import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { launchOptions } from '../.ci/browser.ts'

/** The docs pages of a built Storybook, in Chromium. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results/docs',
  fullyParallel: true,
  // As for the flows of the shop, whose tests wait as often.
  workers: availableParallelism() + 2,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 90_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: { launchOptions: await launchOptions(), screenshot: 'only-on-failure' },
})
