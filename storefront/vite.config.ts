import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'
import { cascadeLayers } from '../design-system/build/layers.ts'
import { oneLanguage } from '../design-system/build/oneLanguage.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const ON_INTENT = /@radix-ui|aria-hidden|react-aria|react-stately|@internationalized|components\/Dialog/

/** Puts `theme-choice.js` first into the head, as it is: bundled it would be a module, and come after the paint. */
function themeChoice(): Plugin {
  const name = 'theme-choice.js'
  return {
    name: 'theme-choice',
    buildStart() {
      if (this.environment.mode === 'build') this.emitFile({ type: 'asset', name, source: readFileSync(at(name)) })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const built = Object.values(bundle ?? {}).find((file) => file.type === 'asset' && file.names.includes(name))
        return [{ tag: 'script', attrs: { src: `/${built?.fileName ?? name}` }, injectTo: 'head-prepend' }]
      },
    },
  }
}

export default defineConfig({
  root: at('.'),
  // The demonstration pictures, made by mocks/art/emit.ts.
  publicDir: at('../.cache/public'),
  plugins: [vanillaExtractPlugin(), cascadeLayers(), oneLanguage(), react(), themeChoice()],
  // What wouter carries for older React.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    outDir: at('../dist'),
    emptyOutDir: true,
    // The oldest browsers of the shop. Syntax is all that this rewrites: .ci/oldestBrowsers.ts reads the build for the rest.
    target: ['chrome107', 'firefox115', 'safari16'],
    // Nothing is inlined: the content security policy allows our own files only.
    assetsInlineLimit: 0,
    // Every browser this build targets preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // How long plugins take is nothing that whoever starts the shop can act on.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          // Only what is shared itself: with all it imports, every page would bring the whole design system.
          includeDependenciesRecursively: false,
          groups: [
            // The first script of a page stands alone, or it would bring the rest.
            { name: 'bootstrap', priority: 2, test: /preload-helper|storefront\/(?:bootstrap|network)\.ts/ },
            // By itself, so that it begins in a task of its own (bootstrap.ts).
            { name: 'react', priority: 2, test: /node_modules\/(?:react|react-dom|scheduler)\// },
            // What most pages need travels in one file: two dozen small ones pack worse and queue longer.
            // Dialogs stay apart: they are fetched when one is opened.
            { name: 'shop', priority: 1, minShareCount: 8, test: (id) => !ON_INTENT.test(id) },
          ],
        },
      },
    },
  },
})
