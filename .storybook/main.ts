import { fileURLToPath } from 'node:url'
import { defineMain } from '@storybook/react-vite/node'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { msw } from 'msw/vite'
import remarkGfm from 'remark-gfm'
import { mergeConfig } from 'vite'
import { cascadeLayers } from '../design-system/build/layers.ts'
import { createOpenApi } from '../storefront/api/openapi/document.ts'
import { readProofs } from '../storefront/requirements/requirementProofs.ts'
import { BEHAVIOUR, EXAMPLE, withTags } from './behaviour.ts'
import { downloadsPlugin } from './downloads/plugin.ts'
import { docgenPlugin } from './docgen/plugin.ts'
import { readFacts } from './guideFacts.ts'
import { readIconPlaces } from './iconPlaces.ts'
import { docsLinks } from './links.ts'
import { virtualModule } from './virtualModule.ts'

/** React's development build records each element and render for DevTools, which no test reads. */
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
    // MDX has no tables on its own, but GitHub, where the same pages are read, does.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm, docsLinks] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    './manifest.ts',
    // Serves the manifest at /mcp.
    ...(process.env['NODE_ENV'] === 'development' ? ['@storybook/addon-mcp'] : []),
    './synonyms.ts',
  ],
  staticDirs: [
    '../storefront/brands/aperture-acres/public',
    '../mocks/public',
    { from: './worker.js', to: '/worker.js' },
    // Empty until stories/visual/thumbnails.ts fills it in a built Storybook.
    { from: './thumbnails.json', to: '/thumbnails.json' },
    // Empty until stories/results/write.ts fills it in a built Storybook.
    { from: './results.json', to: '/results.json' },
    { from: '../storefront/brands/aperture-acres/public/art/brand/favicon.svg', to: '/favicon.svg' },
  ],
  // Without an icon, browsers would request /favicon.ico and get a 404.
  previewHead: (head) =>
    `${head ?? ''}<link rel="icon" href="./favicon.svg">${process.env['VITEST'] ? WITHOUT_TRACES : ''}`,
  // docgen/plugin.ts replaces react-docgen, which resolves neither unions nor imported types.
  typescript: { reactDocgen: false },
  // Search also finds headings, and the synonyms of components.
  features: { componentsManifest: true, experimentalSearchDocsHeadings: true },
  // project.json would reveal build times and usage.
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
        virtualModule('virtual:guide-facts', readFacts),
        virtualModule('virtual:icon-places', readIconPlaces),
        virtualModule('virtual:requirement-proofs', readProofs),
        virtualModule('virtual:openapi', createOpenApi),
        msw({ mode: 'worker-only' }),
        ...(process.env['VITEST'] ? [] : [docgenPlugin(), downloadsPlugin()]),
      ],
    }),
})
