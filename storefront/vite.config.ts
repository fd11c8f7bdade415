import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const ON_INTENT = /@radix-ui|aria-hidden|react-aria|components\/Dialog/

export default defineConfig({
  root: at('.'),
  // The demonstration pictures, made by mocks/art/emit.ts.
  publicDir: at('../.cache/public'),
  plugins: [vanillaExtractPlugin(), react()],
  build: {
    outDir: at('../dist'),
    emptyOutDir: true,
    target: 'es2023',
    // Nothing is inlined: the content security policy allows our own files only.
    assetsInlineLimit: 0,
    // Every browser this build targets preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What most pages need travels in one file: two dozen small ones pack worse and queue longer.
        // Dialogs stay apart: they are fetched when one is opened.
        codeSplitting: { groups: [{ name: 'shop', minShareCount: 6, test: (id) => !ON_INTENT.test(id) }] },
      },
    },
  },
})
