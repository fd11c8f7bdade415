import { defineMain } from '@storybook/react-vite/node'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { msw } from 'msw/vite'
import { mergeConfig } from 'vite'
import { statesPlugin } from '../.ci/states/vitePlugin.ts'
import { cascadeLayers } from '../design-system/build/layers.ts'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The demonstration pictures, made by mocks/art/emit.ts.
  staticDirs: ['../.cache/public'],
  // Without an icon browsers request /favicon.ico, which does not exist.
  previewHead: (head) => `${head ?? ''}<link rel="icon" href="./favicon.svg">`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [vanillaExtractPlugin(), cascadeLayers(), statesPlugin(), msw({ mode: 'worker-only' })],
    }),
})
