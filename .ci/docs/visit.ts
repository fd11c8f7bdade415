/** Opens a docs page as a link does, waits for its stories and tells what is wrong. */
import type { ConsoleMessage, Frame, Page, Request, Response } from 'playwright'
import { EMPTY, isMeant } from './exceptions.ts'
import { faultsHeard, faultsOfBlocks, faultsOfPage, type Heard, type Refused } from './judge.ts'
import { isDone, look } from './look.ts'

/** How long a page may take until its last story has come to an end, in milliseconds. */
const PATIENCE = 60_000

export interface Place {
  /** Of the docs page: `components-badge--docs`. */
  readonly id: string
  /** An address of it: `…/iframe.html?viewMode=docs&id=…`, or `…/?path=/docs/…` with Storybook around it. */
  readonly link: string
  /** Written text (stories/docs), which may do without stories. */
  readonly isText?: boolean
}

interface Options {
  /** Also the stories that are shown by choosing them. */
  readonly every?: boolean
  readonly patience?: number
}

/** How many of a role the first frame of a docs page has to show, beyond anything at all. */
const SHOWN: Readonly<Record<string, { readonly role: 'article' | 'button'; readonly count: number }>> = {
  'routes-cart--docs': { role: 'article', count: 6 },
  // Nobody has scrolled yet.
  'components-scrolltotop--docs': { role: 'button', count: 0 },
}

/** @returns what was heard until `stop` was called. */
function listen(page: Page, { id, link }: Place): Heard & { stop: () => void } {
  const errors: string[] = []
  const requests: Refused[] = []
  const { origin } = new URL(link)
  const refuse = (request: Request, why: string) => {
    const asking = new URL(request.frame().url()).searchParams.get('id') ?? ''
    requests.push({ url: request.url(), why, story: asking === id ? '' : asking })
  }
  const onConsole = (message: ConsoleMessage) => {
    // Requests are judged below, by themselves.
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
    // A page that is left or loaded again lets go of what it asked for.
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

/** @returns the docs page with all its stories: in Storybook's own page a frame. */
export async function openDocs(page: Page, link: string, isText = false): Promise<Frame> {
  await page.goto(link)
  const preview = await page.$('#storybook-preview-iframe')
  const docs = (await preview?.contentFrame()) ?? page.mainFrame()
  await docs.waitForFunction(isDone, isText)
  return docs
}

async function faultsShown(docs: Frame, id: string): Promise<string[]> {
  const wanted = SHOWN[id]
  const found = wanted ? await docs.frameLocator('.docs-story iframe').first().getByRole(wanted.role).count() : 0
  return wanted && found !== wanted.count
    ? [`Its first frame shows ${found} of the role ${wanted.role}, not ${wanted.count}.`]
    : []
}

export async function visit(
  page: Page,
  place: Place,
  { every = false, patience = PATIENCE }: Options = {},
): Promise<string[]> {
  page.setDefaultTimeout(patience)
  const { stop, ...heard } = listen(page, place)
  const faults: string[] = []
  try {
    const docs = await openDocs(page, place.link, place.isText)
    const looked = await docs.evaluate(look)
    faults.push(
      ...faultsOfPage(looked, place.isText),
      ...faultsOfBlocks(looked.blocks, Object.keys(EMPTY)),
      ...(await faultsShown(docs, place.id)),
    )
    const choices = docs.getByRole('group', { name: 'Stories' }).getByRole('button')
    const count = every ? await choices.count() : 0
    // The page opens with the first.
    for (let at = 1; at < count; at += 1) {
      await choices.nth(at).click()
      await docs.waitForFunction(isDone, false)
      faults.push(...faultsOfBlocks((await docs.evaluate(look)).blocks, Object.keys(EMPTY)))
    }
  } catch (problem) {
    faults.push(`It did not come to an end: ${String(problem).split('\n', 1)[0]}`)
  } finally {
    stop()
  }
  return [...faultsHeard({ ...heard, requests: heard.requests.filter((request) => !isMeant(request)) }), ...faults]
}
