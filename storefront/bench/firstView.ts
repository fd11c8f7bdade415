import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import type { Kind } from './goals.ts'
import type { Bytes } from './results.ts'
import { become, PHONE, type Visitor } from './visitor.ts'

interface Loaded {
  readonly url: string
  readonly type: string
  readonly kB: number
}

interface Load {
  readonly files: readonly Loaded[]
  readonly page: Page
}

async function load(context: BrowserContext, address: string, blocked: string[]): Promise<Load> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const known = new Map<string, { url: string; type: string }>()
  const files: Loaded[] = []
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith('data:')) known.set(requestId, { url: response.url, type })
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = known.get(requestId)
    if (file) files.push({ ...file, kB: encodedDataLength / 1000 })
  })
  await devtools.send('Network.enable')
  await devtools.send('Network.setBlockedURLs', { urls: blocked })
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  // Later requests are not part of the load.
  return { files: [...files], page }
}

/** The largest paint, or the first picture in the window. */
async function firstPicture(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const painted = new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      })
    })
    const largest = (await painted).at(-1) as (PerformanceEntry & { url: string }) | undefined
    if (largest?.url) return largest.url
    const seen = [...document.images].find((image) => {
      const { top, bottom, left, right, width, height } = image.getBoundingClientRect()
      return width * height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    })
    return seen?.currentSrc ?? ''
  })
}

const sum = (files: readonly Loaded[], type: string): number =>
  files.filter((file) => file.type === type).reduce((all, { kB }) => all + kB, 0)
const count = (files: readonly Loaded[], type: string): number => files.filter((file) => file.type === type).length

const IN_HTML = /<(?:script|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"/g

/** @param kind `content` is complete without scripts, which are blocked to measure the first view. */
export async function bytesOf(
  browser: Browser,
  address: string,
  { kind, visitor, device = PHONE }: { kind: Kind | 'baseline'; visitor: Visitor; device?: BrowserContextOptions },
): Promise<Bytes> {
  const loadAs = async (blocked: string[]) => {
    const context = await browser.newContext(device)
    try {
      await become(context, visitor)
      const { files, page } = await load(context, address, blocked)
      const html = await (await page.request.get(address)).text()
      const inHtml = [...html.matchAll(IN_HTML)].map((match) => new URL(match[1] ?? '', address).href)
      return { files, inHtml, picture: await firstPicture(page) }
    } finally {
      await context.close()
    }
  }
  const whole = await loadAs([])
  const first = kind === 'app' ? whole : await loadAs(['*.js'])
  return {
    html: sum(first.files, 'Document'),
    styles: sum(first.files, 'Stylesheet'),
    styleFiles: count(first.files, 'Stylesheet'),
    fonts: sum(first.files, 'Font'),
    fontFiles: count(first.files, 'Font'),
    picture: first.files.find(({ url }) => url === first.picture)?.kB ?? 0,
    early: whole.files.filter(({ url }) => whole.inHtml.includes(url)).reduce((all, { kB }) => all + kB, 0),
    scripts: sum(whole.files, 'Script'),
    scriptFiles: count(whole.files, 'Script'),
    requests: whole.files.length,
  }
}
