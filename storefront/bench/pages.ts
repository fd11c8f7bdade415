/**
 * Lighthouse on a simulated phone, for the static baseline page and each page of the shop in turns, so that ratios hold
 * on a busy machine. Each run has its own browser.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse, { type RunnerResult } from 'lighthouse'
import { chromium, type Browser } from 'playwright'
import { launchOptions } from '../../.ci/browser.ts'
import { freePort } from '../../.ci/port.ts'
import { PAGES, type MeasuredPage } from '../build/pages.ts'
import { createServer } from '../server/server.ts'
import { createFront } from './front.ts'
import { median, section, type Column, type Section } from './report.ts'
import type { Setup } from './setup.ts'
import { become, customer, NEW_VISITOR, type Visitor } from './visitor.ts'

type Kind = MeasuredPage['kind'] | 'baseline'

const BASELINE = 'baseline: static HTML'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const IN_HTML = /<(?:script|link rel="(?:modulepreload|stylesheet)")[^>]* (?:src|href)="([^"]+)"/g
const SCREEN = { mobile: true, width: 412, height: 823, deviceScaleFactor: 1.75, disabled: false }

interface Request {
  readonly url: string
  readonly resourceType: string
  readonly transferSize: number
}

/**
 * kB on the wire with headers, and numbers of files, until the network is idle. The first view has the style sheets that
 * the HTML names; `app` pages are empty without scripts, so all that they load counts.
 */
function bytesOf({ lhr, artifacts }: RunnerResult, kind: Kind) {
  const { details } = lhr.audits['network-requests'] ?? {}
  const requests = ((details as { items?: readonly Request[] } | undefined)?.items ?? []).filter(({ url }) =>
    url.startsWith('http'),
  )
  const kB = (files: readonly Request[]) => files.reduce((all, { transferSize }) => all + transferSize / 1000, 0)
  const of = (type: string) => requests.filter(({ resourceType }) => resourceType === type)
  const named = [...artifacts.MainDocumentContent.matchAll(IN_HTML)].map(
    ([, path = '']) => new URL(path, lhr.finalDisplayedUrl).href,
  )
  const inHtml = ({ url }: Request) => named.includes(url)
  const [largest] = artifacts.ImageElements.map(({ src, clientRect: { top, bottom, left, right } }) => {
    const width = Math.min(right, SCREEN.width) - Math.max(left, 0)
    const height = Math.min(bottom, SCREEN.height) - Math.max(top, 0)
    return { src, seen: Math.max(width, 0) * Math.max(height, 0) }
  }).toSorted((one, other) => other.seen - one.seen)
  const picture = requests.find(({ url }) => largest && largest.seen > 0 && url === largest.src)
  const styles = of('Stylesheet').filter((file) => kind === 'app' || inHtml(file))
  const [fonts, scripts] = [of('Font'), of('Script')]
  return {
    firstView: kB([...of('Document'), ...styles, ...fonts, ...(picture ? [picture] : [])]),
    picture: kB(picture ? [picture] : []),
    fonts: kB(fonts),
    fontFiles: fonts.length,
    styleFiles: styles.length,
    requests: requests.length,
    early: kB(scripts.filter(inHtml)),
    scripts: kB(scripts),
    scriptFiles: scripts.length,
  }
}

async function readOnce(url: string, kind: Kind, visitor: Visitor) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const port = await freePort()
  const context = await chromium.launchPersistentContext(folder, {
    ...(await launchOptions(`--remote-debugging-port=${port}`, '--ignore-certificate-errors')),
    viewport: null,
  })
  try {
    await become(context, visitor)
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...CATEGORIES],
      disableStorageReset: true,
      screenEmulation: SCREEN,
    })
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse could not read ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
    const { audits, categories } = result.lhr
    const score = (name: (typeof CATEGORIES)[number]) => Math.round((categories[name]?.score ?? 0) * 100)
    const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN
    const lost = Object.values(categories)
      .filter(({ id }) => id !== 'performance')
      .flatMap(({ auditRefs }) => auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9))
    const figures = {
      ...bytesOf(result, kind),
      performance: score('performance'),
      accessibility: score('accessibility'),
      practices: score('best-practices'),
      seo: score('seo'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    }
    return { figures, notes: lost.map(({ id }) => id) }
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Reading = Awaited<ReturnType<typeof readOnce>>

interface PageRow extends Figures {
  readonly path: string
  readonly kind: Kind
  /** Hidden from search engines on purpose. */
  readonly noindex?: true | undefined
  /** The largest paint relative to the static page of the same run. */
  readonly times: number
  readonly notes: string
}

type Figures = Reading['figures']

function mediansOf(readings: readonly Reading[]): Figures {
  const names = Object.keys(readings[0]?.figures ?? {}) as (keyof Figures)[]
  return Object.fromEntries(
    names.map((name) => [name, median(readings.map(({ figures }) => figures[name]))]),
  ) as unknown as Figures
}

async function measure(
  { address, runs }: Pick<Setup, 'address' | 'runs'>,
  browser: Browser,
  pages: readonly MeasuredPage[],
): Promise<PageRow[]> {
  const baseline = await createServer({ port: 0, host: '127.0.0.1', dist: join(import.meta.dirname, 'baseline') })
  const fronts = [await createFront(baseline.address), await createFront(address)] as const
  try {
    const [flat, shop] = fronts
    const known = pages.some(({ as }) => as) ? await customer(browser, shop.address) : NEW_VISITOR
    const targets = [
      { path: BASELINE, kind: 'baseline' as const, noindex: undefined, url: `${flat.address}/`, visitor: NEW_VISITOR },
      ...pages.map(({ path, kind, as, noindex }) => {
        return { path, kind, noindex, url: shop.address + path, visitor: as ? known : NEW_VISITOR }
      }),
    ].map((target) => ({ ...target, readings: [] as Reading[] }))
    for (let run = 1; run <= runs; run += 1) {
      for (const { url, kind, visitor, readings } of targets) readings.push(await readOnce(url, kind, visitor))
      console.log(`Lighthouse, turn ${run} of ${runs}`)
    }
    const rows = targets.map(({ path, kind, noindex, readings }) => {
      const notes = [...new Set(readings.flatMap((reading) => reading.notes))].join(' ')
      return { path, kind, noindex, ...mediansOf(readings), notes }
    })
    return rows.map((row) => ({ ...row, times: row.lcp / (rows[0]?.lcp ?? Number.NaN) }))
  } finally {
    for (const server of [...fronts, baseline]) await server.close()
  }
}

const ours = (limit: number) => (row: PageRow) => (row.kind === 'baseline' ? undefined : limit)
const forKind = (content: number | undefined, app: number | undefined) => (row: PageRow) =>
  ({ content, app, baseline: undefined })[row.kind]

/** Goals of 22 November 2026. */
const SPEED: readonly Column<PageRow>[] = [
  { head: 'LCP, ms', value: ({ lcp }) => lcp, most: ours(1600) },
  { head: '× static', value: ({ times }) => times, digits: 2, most: forKind(1.1, undefined) },
  { head: 'TBT, ms', value: ({ tbt }) => tbt, most: ours(20) },
  { head: 'CLS', value: ({ cls }) => cls, digits: 3, most: ours(0) },
  { head: 'Performance', value: ({ performance }) => performance, least: forKind(100, 98) },
  { head: 'Accessibility', value: ({ accessibility }) => accessibility, least: ours(100) },
  { head: 'Best practices', value: ({ practices }) => practices, least: ours(100) },
  // Pages that are hidden from search engines on purpose fail this.
  { head: 'SEO', value: ({ seo }) => seo, least: (row) => (row.noindex ? undefined : ours(100)(row)) },
  { head: 'Lost by', value: ({ notes }) => notes },
]
const WEIGHT: readonly Column<PageRow>[] = [
  { head: 'First view, kB', value: ({ firstView }) => firstView, digits: 1, most: ours(60) },
  { head: 'Picture, kB', value: ({ picture }) => picture, digits: 1, most: ours(35) },
  { head: 'Fonts, kB', value: ({ fonts }) => fonts, digits: 1, most: ours(38) },
  { head: 'Font files', value: ({ fontFiles }) => fontFiles, most: ours(2) },
  { head: 'Style files', value: ({ styleFiles }) => styleFiles, most: ours(2) },
  { head: 'Requests', value: ({ requests }) => requests, most: ours(20) },
  { head: 'Early scripts, kB', value: ({ early }) => early, digits: 1, most: forKind(5, 95) },
  { head: 'Scripts at rest, kB', value: ({ scripts }) => scripts, digits: 1, most: ours(95) },
  { head: 'Script files', value: ({ scriptFiles }) => scriptFiles, most: ours(8) },
]

export async function measurePages({ browser, isMeasured, ...setup }: Setup): Promise<Section> {
  const rows = await measure(setup, browser, PAGES.filter(isMeasured))
  const names = { head: 'Page', of: ({ path }: PageRow) => path }
  // In two tables, because one would be too wide for the docs.
  const [speed, weight] = [section(names, SPEED, rows), section(names, WEIGHT, rows)]
  return { missed: speed.missed + weight.missed, text: `${speed.text}\n\n${weight.text}` }
}
