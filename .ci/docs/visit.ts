/** Opens a docs page by its link, waits for its stories and lists its faults. */
import type { ConsoleMessage, Frame, Page, Request, Response } from 'playwright'
import { EMPTY, isExpected } from './exceptions.ts'
import { faultsOfEvents, faultsOfBlocks, faultsOfPage, type PageEvents, type FailedRequest } from './faults.ts'
import { allStoriesFinished, inspectPage, sidewaysAfterTwoFrames } from './inPage.ts'

/** For a page until its last story has finished. */
const TIMEOUT_MS = 60_000

export interface Place {
  /** Of the docs page: `components-badge--docs`. */
  readonly id: string
  /** `…/iframe.html?viewMode=docs&id=…`, or `…/?path=/docs/…` inside Storybook's interface. */
  readonly link: string
  /** Written text (stories/docs), which may do without stories. */
  readonly isText?: boolean
}

interface Options {
  /** Also stories that are shown on request. */
  readonly every?: boolean
  readonly timeoutMs?: number
}

/** How many elements of a role the first frame of a docs page has to show. */
const SHOWN: Readonly<Record<string, { readonly role: 'article' | 'button'; readonly count: number }>> = {
  'routes-cart--docs': { role: 'article', count: 6 },
  // It appears after scrolling.
  'components-scrolltotop--docs': { role: 'button', count: 0 },
}

/** Records until `stop` is called. */
function listen(page: Page, { id, link }: Place): PageEvents & { stop: () => void } {
  const errors: string[] = []
  const requests: FailedRequest[] = []
  const { origin } = new URL(link)
  const refuse = (request: Request, why: string) => {
    const asking = new URL(request.frame().url()).searchParams.get('id') ?? ''
    requests.push({ url: request.url(), why, story: asking === id ? '' : asking })
  }
  const onConsole = (message: ConsoleMessage) => {
    // Failed requests are recorded below.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text())
  }
  const onError = ({ message }: Error) => errors.push(message)
  const onRequest = (request: Request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== origin) refuse(request, 'another host')
  }
  const onResponse = (response: Response) => {
    if (response.status() >= 400) refuse(response.request(), String(response.status()))
  }
  const onFailed = (request: Request) => {
    const why = request.failure()?.errorText ?? ''
    // Navigation aborts requests.
    if (why !== 'net::ERR_ABORTED') refuse(request, why)
  }
  page
    .on('console', onConsole)
    .on('pageerror', onError)
    .on('request', onRequest)
    .on('response', onResponse)
    .on('requestfailed', onFailed)
  const stop = () => {
    page
      .off('console', onConsole)
      .off('pageerror', onError)
      .off('request', onRequest)
      .off('response', onResponse)
      .off('requestfailed', onFailed)
  }
  return { errors, requests, stop }
}

/** @returns the docs page with all its stories; inside Storybook's interface a frame. */
export async function openDocs(page: Page, link: string, isText = false): Promise<Frame> {
  await page.goto(link)
  const preview = await page.$('#storybook-preview-iframe')
  const docs = (await preview?.contentFrame()) ?? page.mainFrame()
  await docs.waitForFunction(allStoriesFinished, isText)
  return docs
}

async function faultsOfCounts(docs: Frame, id: string): Promise<string[]> {
  const wanted = SHOWN[id]
  const found = wanted ? await docs.frameLocator('.docs-story iframe').first().getByRole(wanted.role).count() : 0
  return wanted && found !== wanted.count
    ? [`Its first frame shows ${found} of the role ${wanted.role}, not ${wanted.count}.`]
    : []
}

/** CSS pixels: below, between and above the breakpoints. */
const WIDTHS = [1280, 1100, 900, 768, 600, 390, 320]
const DARK_PHONE = { width: 320, height: 844 }

/** Also what shows only at another width, or on a dark device, which the page follows. */
async function faultsElsewhere(page: Page, isText = false): Promise<string[]> {
  const faults: string[] = []
  for (const width of WIDTHS) {
    // Low, because painting costs more than the layout.
    await page.setViewportSize({ width, height: 200 })
    const sideways = await page.evaluate(sidewaysAfterTwoFrames)
    if (sideways > 0) faults.push(`At ${width} px it is ${sideways} px wider than the window.`)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(DARK_PHONE)
  await page.evaluate(sidewaysAfterTwoFrames)
  const inspection = await page.evaluate(inspectPage)
  faults.push(
    ...[
      ...faultsOfPage({ ...inspection, sideways: 0 }, isText),
      ...faultsOfBlocks(inspection.blocks, Object.keys(EMPTY)),
    ].map((fault) => `On a dark phone: ${fault}`),
  )
  return faults
}

export async function visit(
  page: Page,
  place: Place,
  { every = false, timeoutMs = TIMEOUT_MS }: Options = {},
): Promise<string[]> {
  page.setDefaultTimeout(timeoutMs)
  const window = page.viewportSize()
  const { stop, ...events } = listen(page, place)
  const faults: string[] = []
  try {
    const docs = await openDocs(page, place.link, place.isText)
    const inspection = await docs.evaluate(inspectPage)
    faults.push(
      ...faultsOfPage(inspection, place.isText),
      ...faultsOfBlocks(inspection.blocks, Object.keys(EMPTY)),
      ...(await faultsOfCounts(docs, place.id)),
    )
    if (docs === page.mainFrame()) faults.push(...(await faultsElsewhere(page, place.isText)))
    const choices = docs.getByRole('group', { name: 'Stories' }).getByRole('button')
    const count = every ? await choices.count() : 0
    // The first is shown already.
    for (let at = 1; at < count; at += 1) {
      await choices.nth(at).click()
      await docs.waitForFunction(allStoriesFinished, false)
      faults.push(...faultsOfBlocks((await docs.evaluate(inspectPage)).blocks, Object.keys(EMPTY)))
    }
  } catch (problem) {
    faults.push(`It did not finish: ${String(problem).split('\n', 1)[0]}`)
  } finally {
    // Requests still open would be counted for the next page.
    await page.goto('about:blank')
    stop()
    // The empty page is laid out at no cost.
    await page.emulateMedia({ colorScheme: null })
    if (window) await page.setViewportSize(window)
  }
  return [
    ...faultsOfEvents({ ...events, requests: events.requests.filter((request) => !isExpected(request)) }),
    ...faults,
  ]
}
