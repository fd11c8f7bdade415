import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

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
    manifest: 'assets/manifest.json',
  },
})
