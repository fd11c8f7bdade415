import { fileURLToPath } from 'node:url'
import { defineMain } from '@storybook/react-vite/node'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { msw } from 'msw/vite'
import remarkGfm from 'remark-gfm'
import { mergeConfig } from 'vite'
import { cascadeLayers } from '../design-system/build/layers.ts'
import { BEHAVIOUR, EXAMPLE, withTags } from './behaviour.ts'
import { downloadsPlugin } from './downloads/plugin.ts'
import { docgenPlugin } from './docgen/plugin.ts'
import { guideFacts } from './guideFacts.ts'
import { docsLinks } from './links.ts'
import { llmsPlugin } from './machines/llms.ts'
import { requirementProofs } from './requirementProofs.ts'

/** React in development notes each element and each render for the browser's tools, which no test reads. */
const WITHOUT_TRACES = '<script>delete console.createTask; delete console.timeStamp</script>'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx', '../stories/docs/*.mdx'],
  experimental_indexers: withTags,
  tags: {
    [BEHAVIOUR]: { defaultFilterSelection: 'exclude' },
    [EXAMPLE]: { defaultFilterSelection: 'exclude' },
  },
  addons: [
    // MDX alone knows no tables; GitHub's Markdown does, and the same pages are read there.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm, docsLinks] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    './machines/preset.ts',
    // Answers from the manifest at /mcp.
    ...(process.env['NODE_ENV'] === 'development' ? ['@storybook/addon-mcp'] : []),
    './synonyms.ts',
  ],
  staticDirs: [
    '../storefront/brands/aperture-acres/public',
    '../mocks/public',
    { from: './worker.js', to: '/worker.js' },
    // Empty until stories/visual/thumbnails.ts draws them into a built Storybook.
    { from: './thumbnails.json', to: '/thumbnails.json' },
    // Empty until stories/results/write.ts says what the checks of a build have found.
    { from: './results.json', to: '/results.json' },
    { from: '../storefront/brands/aperture-acres/public/art/brand/favicon.svg', to: '/favicon.svg' },
  ],
  // Without an icon browsers request /favicon.ico, which does not exist.
  previewHead: (head) =>
    `${head ?? ''}<link rel="icon" href="./favicon.svg">${process.env['VITEST'] ? WITHOUT_TRACES : ''}`,
  // docgen/plugin.ts instead: react-docgen does not know unions and types of other files.
  typescript: { reactDocgen: false },
  // The search also finds headings of pages, and the synonyms of components.
  features: { componentsManifest: true, experimentalSearchDocsHeadings: true },
  // project.json would tell when Storybook was built, and since when the builder has used it.
  core: { disableProjectJson: true, disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      resolve: {
        alias: {
          'wouter/use-browser-location': fileURLToPath(new URL('../stories/support/shopAddress.ts', import.meta.url)),
        },
      },
      plugins: [
        vanillaExtractPlugin(),
        cascadeLayers(),
        guideFacts(),
        requirementProofs(),
        msw({ mode: 'worker-only' }),
        // Tests read no tables.
        ...(process.env['VITEST'] ? [] : [docgenPlugin(), downloadsPlugin(), llmsPlugin()]),
      ],
    }),
})
