/**
 * Builds two baseline pages with the same content: plain `index.html`, and the same hydrated by React with the shop's
 * router and state.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { compress } from '../../server/compression.ts'
import type * as Render from './render.tsx'

const SOURCES = import.meta.dirname
const CACHE = join(SOURCES, '../../../.cache')

export const BASELINES = { static: '/', react: '/react' } as const

async function bundle(input: string, platform: 'browser' | 'node'): Promise<string> {
  const made = await rolldown({
    input: join(SOURCES, input),
    platform,
    logLevel: 'silent',
    // Replaces wouter's shim for older versions of React, as in the shop's build.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    transform: { define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': '{"MODE":"production"}' } },
  })
  const { output } = await made.generate({ format: 'esm', minify: platform === 'browser', codeSplitting: false })
  await made.close()
  return output[0].code
}

/** @returns the folder to serve, which the caller must remove. */
export async function buildBaselines(): Promise<string> {
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(join(CACHE, 'bench-baseline-'))
  mkdirSync(join(folder, 'assets'))
  for (const name of ['index.html', 'baseline.css', 'art'])
    cpSync(join(SOURCES, name), join(folder, name), { recursive: true })
  const script = await bundle('hydrate.tsx', 'browser')
  const path = join(folder, 'assets/baseline.js')
  writeFileSync(path, script)
  writeFileSync(`${path}.br`, await compress(Buffer.from(script), 'br', 'well'))
  const renderer = join(folder, '.render.mjs')
  writeFileSync(renderer, await bundle('render.tsx', 'node'))
  const { rendered } = (await import(renderer)) as typeof Render
  rmSync(renderer)
  const page = readFileSync(join(SOURCES, 'index.html'), 'utf8')
    .replace(/<body>.*<\/body>/s, () => `<body><div id="app">${rendered(BASELINES.react)}</div></body>`)
    .replace('</head>', '  <script type="module" src="/assets/baseline.js"></script>\n  </head>')
  writeFileSync(join(folder, `${BASELINES.react.slice(1)}.html`), page)
  return folder
}
