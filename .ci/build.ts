/**
 * `npm run build`: the pictures, the app, and every public page as HTML with its data, from the embedded provider or from
 * `--api`. Any static host can serve the result.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { emitPictures } from '../mocks/art/emit.ts'
import { compress } from '../storefront/server/compression.ts'
import { pageWith } from '../storefront/server/pageSettings.ts'
import { securityHeaders } from '../storefront/server/securityHeaders.ts'
import { createServer as createShop } from '../mocks/server.ts'
import { createServer } from '../storefront/server/server.ts'
import { documentOf, type Manifest } from '../storefront/prerender/document.ts'
import type * as Renderer from '../storefront/prerender/render.tsx'
import { fileOf, headersFile, redirectsFile, robots, sitemap } from '../storefront/prerender/site.ts'

const ROOT = join(import.meta.dirname, '..')
const CONFIG = join(ROOT, 'storefront', 'vite.config.ts')
const { values: options } = parseArgs({
  options: {
    api: { type: 'string' },
    'api-key': { type: 'string' },
    'api-key-header': { type: 'string' },
    'checkout-script': { type: 'string' },
    'csp-report': { type: 'string' },
    out: { type: 'string', default: join(ROOT, 'dist') },
  },
})
const out = options.out
const scratch = join(ROOT, '.cache', `prerender-${process.pid}`)

process.env['NODE_ENV'] = 'production'

async function bundle(): Promise<typeof Renderer> {
  await build({ configFile: CONFIG, logLevel: 'warn', build: { outDir: out, manifest: true } })
  await build({
    configFile: CONFIG,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: scratch,
      ssr: join(ROOT, 'storefront/prerender/render.tsx'),
      rolldownOptions: { output: { codeSplitting: true } },
    },
  })
  return (await import(join(scratch, 'render.js'))) as typeof Renderer
}

function write(name: string, text: string): void {
  const file = join(out, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function sourceOf(manifest: Manifest, name = ''): string {
  const found = Object.keys(manifest).find((source) => source.endsWith(`/${name}.tsx`))
  if (!found)
    throw new Error(
      `No file is called ${name}.tsx. Rename the file of the route’s component, or its displayName in storefront/routes.ts.`,
    )
  return found
}

/** So that no server has to compress them when it starts; their names change with their content. */
async function compressAssets(): Promise<void> {
  const assets = readdirSync(join(out, 'assets')).filter((name) => /\.(?:js|css)$/.test(name))
  for (const name of assets) {
    const path = join(out, 'assets', name)
    writeFileSync(`${path}.part`, await compress(readFileSync(path), 'br', 'well'))
    // A running server must not read half of it.
    renameSync(`${path}.part`, `${path}.br`)
  }
}

const started = performance.now()
await emitPictures(join(ROOT, '.cache', 'public'))
const served = {
  port: 0,
  host: '127.0.0.1',
  dist: out,
  settings: {
    ...(options['api-key'] !== undefined && { apiKey: options['api-key'] }),
    ...(options['api-key-header'] !== undefined && { apiKeyHeader: options['api-key-header'] }),
    ...(options['checkout-script'] !== undefined && { checkoutScript: options['checkout-script'] }),
  },
}
const provider = await (options.api === undefined
  ? createShop({ ...served, db: ':memory:' })
  : createServer({ ...served, api: options.api }))
try {
  const renderer = await bundle()
  const { settings } = provider
  renderer.configure({ ...settings, apiBase: options.api === undefined ? `${provider.address}/` : settings.apiBase })
  await renderer.prepare()
  const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8')) as Manifest
  // The embedded provider adds its settings when it serves a page.
  const template =
    options.api === undefined
      ? readFileSync(join(out, 'index.html'), 'utf8')
      : pageWith(readFileSync(join(out, 'index.html'), 'utf8'), settings)
  const paths = await renderer.addresses()
  for (const path of paths) {
    const route = renderer.routeOf(path)
    if (!route)
      throw new Error(`${path} is no address in storefront/routes.ts; storefront/prerender/addresses.ts lists it.`)
    const file = fileOf(path)
    if (!file) continue
    const page = await renderer.render(path)
    const sources = [
      'client.tsx',
      ...[route.page.displayName, ...(route.parts ?? [])].map((name) => sourceOf(manifest, name)),
    ]
    write(file, documentOf(template, { sources, manifest, page }))
  }
  for (const { path, page } of renderer.ROUTES.filter(({ personal }) => personal)) {
    write(
      `${path.slice(1)}.html`,
      documentOf(template, { sources: ['client.tsx', sourceOf(manifest, page.displayName)], manifest }),
    )
  }
  write('app.html', documentOf(template, { sources: ['client.tsx'], manifest }))
  write('sitemap.xml', sitemap(paths.filter((path) => !renderer.routeOf(path)?.noindex)))
  write('robots.txt', robots())
  write('openapi.json', readFileSync(join(ROOT, 'storefront/api/openapi.json'), 'utf8'))
  write('_redirects', redirectsFile(renderer.ROUTES))
  write(
    '_headers',
    headersFile(
      securityHeaders({
        api: options.api,
        cspReport: options['csp-report'],
        checkoutScript: settings.checkoutScript,
        isSecure: true,
      }),
    ),
  )
  rmSync(join(out, '.vite'), { recursive: true })
  await compressAssets()
  console.log(`${paths.length} pages prerendered in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
} finally {
  rmSync(scratch, { recursive: true, force: true })
  await provider.close()
}
