import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, minifySync, type Plugin } from 'vite'
import { cascadeLayers } from '../design-system/build/layers.ts'
import { oneBrand } from '../design-system/build/oneBrand.ts'
import { oneLanguage } from '../design-system/build/oneLanguage.ts'
import { otherBrand } from '../design-system/build/otherBrand.ts'
import { brandFolder, brandId, FIRST_BRAND } from './brands/chosen.ts'
import type { StudioBrand } from './brands/shape.ts'
import { pageChunks } from './chunks.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** A page's first script is a chunk of its own, or it would import the rest. */
const BOOTSTRAP = /preload-helper|storefront\/(?:bootstrap|network)\.ts/
/** A chunk of its own, so that it runs in a task of its own (bootstrap.ts). */
const REACT = /storefront\/reactTask\.ts|node_modules\/(?:react|react-dom|scheduler)\//
/** A chunk of its own, because the tour's page would exceed its budget if it were merged with what that page loads. */
const JOURNAL = /storefront\/payment\/journalEntry\.ts/
const LOADED_BY_HTML = ['react', 'rolldown-runtime', 'bootstrap', 'client']
const { plugin: findChunks, chunkOf } = pageChunks((id) => [BOOTSTRAP, REACT, JOURNAL].some((part) => part.test(id)))

const STUDIO = brandId()
const STUDIO_FOLDER = brandFolder(STUDIO)

/** Writes the studio's name and telephone into index.html. */
const studioWords: Plugin = {
  name: 'studio-words',
  transformIndexHtml: {
    order: 'pre',
    async handler(html) {
      const { BRAND } = (await import(join(STUDIO_FOLDER, 'brand.ts'))) as { BRAND: StudioBrand }
      return html
        .replace('%TITLE%', `${BRAND.name} | ${BRAND.tagline}`)
        .replace('%PHONE%', `${BRAND.phone.text}, ${BRAND.hours}`)
    },
  },
}

/** Puts `head.js` first into the head. Bundled, it would be a module and run after the first paint. */
function headScript(): Plugin {
  const name = 'head.js'
  return {
    name: 'head-script',
    buildStart() {
      // Vite would emit it as it is, because it minifies only what it bundles.
      const { code: source } = minifySync(name, readFileSync(at(name), 'utf8'))
      if (this.environment.mode === 'build') this.emitFile({ type: 'asset', name, source })
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

/**
 * Lets Chromium compile the start in the background while it downloads, instead of function by function. The comment
 * must be at the very start of a file (v8.dev/blog/explicit-compile-hints); other engines ignore it.
 */
const compiledEarly: Plugin = {
  name: 'compiled-early',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && /^(?:react|client)$/.test(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
}

/**
 * Declares class names as constants, so that the build can write them where they are used. vanilla-extract declares
 * variables.
 */
const classNames: Plugin = {
  name: 'class-names',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\.css\.ts$/ },
    handler: (code) => code.replaceAll(/^export var /gm, 'export const '),
  },
}

export default defineConfig({
  root: at('.'),
  plugins: [
    vanillaExtractPlugin(),
    classNames,
    cascadeLayers(),
    studioWords,
    STUDIO === FIRST_BRAND ? oneBrand() : otherBrand(STUDIO, `./brands/${STUDIO}/fonts.css`),
    oneLanguage(),
    react(),
    headScript(),
    findChunks,
    compiledEarly,
  ],
  publicDir: `${STUDIO_FOLDER}/public`,
  // The second alias replaces wouter's shim for older React.
  resolve: { alias: { '#brand': STUDIO_FOLDER, 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    outDir: at('../dist'),
    emptyOutDir: true,
    // The oldest supported browsers. This lowers syntax only; storefront/build/oldestBrowsers.ts checks the build for
    // APIs.
    target: ['chrome107', 'firefox121', 'safari16'],
    // The content security policy allows no inline data.
    assetsInlineLimit: 0,
    modulePreload: {
      // Every target browser preloads modules itself.
      polyfill: false,
      // Each page names these in its HTML, so a lazy import need not name them again.
      resolveDependencies: (_file, deps, { hostType }) =>
        hostType === 'js' ? deps.filter((dep) => !LOADED_BY_HTML.some((name) => dep.includes(`/${name}-`))) : deps,
    },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // wouter's `Link`, which no page uses, would stay in every page, because its `forwardRef` has no purity mark.
      treeshake: { manualPureFunctions: ['forwardRef'] },
      // A constant takes fewer bytes where it is used than as a name that files export and import.
      optimization: { inlineConst: true },
      output: {
        // Every page's script lists some ninety files, so shared scripts and styles have no name, and hashes are
        // hexadecimal, which compresses best. Seven characters make two versions of a named file collide in one of 268
        // million builds; without a name any two files could collide, so the hash is longer.
        hashCharacters: 'hex',
        chunkFileNames: ({ name, isDynamicEntry }) =>
          isDynamicEntry || LOADED_BY_HTML.includes(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:9].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/[hash:9].css' : 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          // `pageChunks` names the imports that belong in it; others would bring the whole design system.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'bootstrap', priority: 2, test: BOOTSTRAP },
            { name: 'react', priority: 2, test: REACT },
            { name: 'journal', priority: 2, test: JOURNAL },
            // Few chunks: two dozen small ones compress worse and queue longer.
            { name: chunkOf, priority: 1 },
          ],
        },
      },
    },
  },
})
