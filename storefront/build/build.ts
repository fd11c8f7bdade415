/**
 * `npm run build` builds the pictures, the app, and every public page as HTML with data from the embedded provider or
 * from `--api`, for any static host. A failed build leaves the previous one in place.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { build } from 'vite'
import { createServer as createShop } from '../../mocks/server.ts'
import { BRANDS } from '../../design-system/tokens/brands.ts'
import { createOpenApi } from '../api/openapi/document.ts'
import type { Manifest } from '../prerender/document.ts'
import { rulesWithoutScript, withNoScriptSheet } from '../prerender/noScript.ts'
import { createPictureWriter } from '../prerender/pictures/pictureWriter.ts'
import type * as Renderer from '../prerender/render.tsx'
import { headersFile } from '../prerender/site.ts'
import { pagesRoutes, pagesWorker, proxyRule, redirectsFile } from '../prerender/staticHosts.ts'
import { BUILD_USAGE, buildOptions } from '../server/options.ts'
import { pageWith } from '../server/staticFiles.ts'
import { securityHeaders } from '../server/securityHeaders.ts'
import { pageSettingsFor, settingsFor } from '../server/server.ts'
import { buildProblem, StartProblem } from '../server/startProblem.ts'
import type { Settings } from '../settings.ts'
import { prerenderSite } from './prerenderSite.ts'
import { addIcons } from './siteIcons.ts'
import { siteFolder, type SiteFolder } from './siteFolder.ts'
import { addPictures, lookOf } from './sitePictures.ts'

const ROOT = join(import.meta.dirname, '../..')
const CONFIG = join(ROOT, 'storefront', 'vite.config.ts')
const scratch = join(ROOT, '.cache', `prerender-${process.pid}`)
process.env['NODE_ENV'] = 'production'
const toBrotli = promisify(brotliCompress)

type Options = ReturnType<typeof buildOptions>

async function bundle(outDir: string): Promise<typeof Renderer> {
  await build({ configFile: CONFIG, logLevel: 'warn', build: { outDir, manifest: true } })
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

/** Compresses as far as Brotli can, which would delay a server's start. */
async function compressAssets(assets: string): Promise<void> {
  const names = readdirSync(assets).filter((each) => /\.(?:js|css)$/.test(each))
  await Promise.all(
    names.map(async (name) => {
      const path = join(assets, name)
      writeFileSync(`${path}.part`, await toBrotli(readFileSync(path)))
      // A running server must not read a partial file.
      renameSync(`${path}.part`, `${path}.br`)
    }),
  )
}

/** @returns its address. */
function writeNoScriptSheet(assets: string): string {
  const sheets = readdirSync(assets).filter((name) => name.endsWith('.css'))
  const css = sheets.map((name) => rulesWithoutScript(readFileSync(join(assets, name), 'utf8'))).join('')
  return writeSheet(assets, 'noscript', css)
}

/** @returns its address. */
function writeSheet(assets: string, prefix: string, css: string): string {
  const name = `${prefix}-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`
  writeFileSync(join(assets, name), css)
  return `/assets/${name}`
}

function joinSheets(site: string, sheets: readonly string[]): string {
  return writeSheet(
    join(site, 'assets'),
    'page',
    sheets.map((sheet) => readFileSync(join(site, sheet), 'utf8')).join(''),
  )
}

interface Provider {
  /** For the pages. The embedded provider adds its own when it serves a page. */
  readonly settings: Settings
  readonly asked: Settings
  close(): Promise<void>
}

async function providerOf(options: Options, dist: string): Promise<Provider> {
  const { api, settings, proxy, photographs } = options
  if (api === undefined) {
    const shop = await createShop({ port: 0, host: '127.0.0.1', dist, db: ':memory:', settings, photographs })
    return { ...shop, asked: { ...shop.settings, apiBase: `${shop.address}/` } }
  }
  const settingsOfPages = pageSettingsFor({ api, settings, proxy })
  return { settings: settingsOfPages, asked: settingsFor({ api, settings }), close: () => Promise.resolve() }
}

async function writeSite({ draft, write }: SiteFolder, provider: Provider, options: Options): Promise<number> {
  const { api, cspReport, strict, proxy } = options
  const { settings, asked } = provider
  const renderer = await bundle(draft)
  const brand = BRANDS.find(({ id }) => id === options.brand)!
  const look = { name: renderer.BRAND.name, fonts: renderer.CARD_FONTS, ...lookOf(brand) }
  await addPictures(draft, api, look, renderer.OWN_CARDS)
  await addIcons(draft, look.name, look.theme.surface.canvas)
  renderer.configure(asked)
  const pictures = await createPictureWriter({
    site: draft,
    cache: join(ROOT, '.cache', 'pictures'),
    api: asked.apiBase,
    isOwnSite: api === undefined,
  })
  renderer.writePicturesBy(pictures)
  const manifest = JSON.parse(readFileSync(join(draft, '.vite/manifest.json'), 'utf8')) as Manifest
  const sheet = writeNoScriptSheet(join(draft, 'assets'))
  const built = withNoScriptSheet(readFileSync(join(draft, 'index.html'), 'utf8'), sheet)
  const template = api === undefined ? built : pageWith(built, settings)
  const paths = await prerenderSite({
    renderer,
    template,
    manifest,
    joinSheets: (sheets) => joinSheets(draft, sheets),
    write,
  })
  for (const warning of await pictures.finish()) console.warn(warning)
  for (const path of paths)
    if (!renderer.fileOf(path))
      console.warn(`${path} has no file, and is left to the app: its slug is no name of a file.`)
  for (const warning of renderer.missingLinks(paths)) console.warn(warning)
  write('search.json', await renderer.searchIndex())
  const warnings = renderer.takeWarnings()
  for (const warning of warnings) console.warn(warning)
  if (strict && warnings.length > 0)
    throw new Error(`--strict allows no such warning, and there are ${warnings.length}.`)
  write('sitemap.xml', renderer.sitemap(paths.filter((path) => !renderer.routeOf(path)?.noindex)))
  write('robots.txt', renderer.robots())
  write('feed.xml', renderer.feed(await renderer.latestPosts()))
  if (api === undefined) write('openapi.json', JSON.stringify(await createOpenApi(), undefined, 2))
  const isForwarded = proxy && api !== undefined
  const { ROUTES } = renderer
  const forwarded = isForwarded ? { api: asked.apiBase, apiKeyHeader: asked.apiKeyHeader } : undefined
  write('_worker.js', await pagesWorker(ROUTES, forwarded))
  write('_routes.json', pagesRoutes(ROUTES, isForwarded))
  const hasRule = isForwarded && asked.apiKey === ''
  write('_redirects', (hasRule ? proxyRule(asked.apiBase) : '') + redirectsFile(ROUTES))
  const called = isForwarded ? undefined : api
  write(
    '_headers',
    headersFile(
      securityHeaders({
        api: called,
        cspReport,
        checkoutScript: settings.checkoutScript,
        report: settings.report,
        isSecure: true,
      }),
    ),
  )
  rmSync(join(draft, '.vite'), { recursive: true })
  await compressAssets(join(draft, 'assets'))
  return paths.length
}

async function run(options: Options): Promise<void> {
  process.env['BRAND'] = options.brand
  const started = performance.now()
  const site = siteFolder(options.out)
  const provider = await providerOf(options, site.draft)
  try {
    const count = await writeSite(site, provider, options)
    site.publish()
    console.log(`${count} pages prerendered in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
  } catch (problem) {
    site.discard()
    console.error(buildProblem(problem, options))
    process.exitCode = 1
  } finally {
    rmSync(scratch, { recursive: true, force: true })
    await provider.close()
  }
}

try {
  const options = buildOptions(process.argv.slice(2))
  if (options.help) console.log(BUILD_USAGE)
  else await run(options)
} catch (problem) {
  if (!(problem instanceof StartProblem)) throw problem
  console.error(problem.message)
  process.exitCode = 1
}
// Pending calls would keep the process alive.
if (process.exitCode === 1) process.exit()
