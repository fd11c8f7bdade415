/** `node .ci/docs/selfTest.ts`: plants one fault of each kind into a docs page without faults, and fails when one is not found. */
import type { Page } from 'playwright'
import { launchBrowser } from '../visual/camera.ts'
import { visit } from './visit.ts'

/** Short, because one fault is a story that never finishes. */
const TIMEOUT_MS = 4000

const preview = (render: object, stories: readonly object[] = []) =>
  `<script>window.__STORYBOOK_PREVIEW__ = ${JSON.stringify({ currentRender: render, storyRenders: stories })}</script>`
const DOCS = preview({ type: 'docs' }, [{ phase: 'finished' }])
const ICON = '<link rel="icon" href="data:,">'
const INLINE =
  '<div class="docs-story"><div id="story--a--inline" data-story-block><div data-name="Inline"><p>A story</p></div></div></div>'
const FRAMED =
  '<div class="docs-story"><div id="story--a--framed" data-story-block><iframe src="iframe.html?id=a--framed&viewMode=story"></iframe></div></div>'
const STORY = `<body>${preview({ type: 'story', phase: 'finished' })}<div id="storybook-root"><p>A framed story</p></div></body>`

interface Planted {
  readonly head?: string
  readonly title?: string
  readonly blocks?: string
  /** Added to the body. */
  readonly beside?: string
  /** In the frame. */
  readonly story?: string
}
interface Fault extends Planted {
  readonly name: string
  /** Of the docs page, where that matters. */
  readonly id?: string
  readonly found: RegExp
}

const withStory = (inside: string) => INLINE.replace('<p>A story</p>', inside) + FRAMED
const body = (className: string, inside: string) =>
  STORY.replace('<body>', `<body class="${className}">`).replace('<p>A framed story</p>', inside)

const FAULTS: readonly Fault[] = [
  {
    name: 'an error in the console',
    beside: '<script>console.error("planted")</script>',
    found: /^Console error: planted/,
  },
  {
    name: 'an uncaught error',
    beside: '<script>throw new Error("planted")</script>',
    found: /^Console error: planted/,
  },
  {
    name: 'an error in a frame',
    story: `${STORY}<script>console.error("planted")</script>`,
    found: /^Console error: planted/,
  },
  {
    name: 'a missing file',
    blocks: withStory('<p>A story</p><img src="missing.png" alt="">'),
    found: /^The page asked for .*missing\.png: 404/,
  },
  {
    name: 'a missing file in a frame',
    story: body('', '<p>A story</p><img src="missing.png" alt="">'),
    found: /^a--framed asked for .*missing\.png: 404/,
  },
  {
    name: 'a request that breaks off',
    blocks: withStory('<p>A story</p><img src="broken.png" alt="">'),
    found: /broken\.png: net::/,
  },
  {
    name: 'a picture of another host',
    blocks: withStory('<p>A story</p><img src="http://elsewhere.example/a.png" alt="">'),
    found: /another host/,
  },
  {
    name: 'a stack trace in place of a story',
    blocks: `${INLINE.replace('<div data-name="Inline"><p>A story</p></div>', '<pre>Invariant Violation: planted</pre>')}${FRAMED}`,
    found: /^a--inline shows an error: Invariant Violation/,
  },
  {
    name: 'a stack trace in a frame',
    story: body('sb-show-errordisplay', '<p id="error-message">planted</p>'),
    found: /^a--framed shows an error: planted/,
  },
  {
    name: 'a story that has failed',
    story: STORY.replace('finished', 'errored'),
    found: /^a--framed shows an error: It is errored/,
  },
  { name: 'a story that never ends', story: STORY.replace('finished', 'playing'), found: /^It did not finish/ },
  { name: 'an empty story', blocks: withStory('<p></p>'), found: /^a--inline is empty/ },
  {
    name: 'a story that cannot be seen',
    blocks: withStory('<p style="opacity: 0">A story</p>'),
    found: /^a--inline is empty/,
  },
  {
    name: 'a story without any height',
    blocks: withStory('<div style="block-size: 0; overflow: hidden"><p style="margin: -1em">A story</p></div>').replace(
      'class="docs-story"',
      'class="docs-story" style="block-size: 0; overflow: hidden"',
    ),
    found: /^a--inline is empty/,
  },
  { name: 'an empty frame', story: body('', ''), found: /^a--framed is empty/ },
  {
    name: 'a cart without its articles',
    id: 'routes-cart--docs',
    found: /^Its first frame shows 0 of the role article/,
  },
  {
    name: 'a page without stories',
    head: preview({ type: 'docs' }),
    blocks: '',
    found: /^It (?:shows no story|did not finish)/,
  },
  {
    name: 'a page that is an error',
    head: DOCS,
    title: '',
    blocks: '',
    beside: '<script>document.body.className = "sb-show-errordisplay"</script>',
    found: /^It has no title/,
  },
  {
    name: 'a modal over the page',
    beside: '<div style="position: fixed; inset: 0; background: #0008">A dialog</div>',
    found: /^Its title lies under div 'A dialog'/,
  },
  {
    name: 'a page that is hidden from screen readers',
    title: '<h1 aria-hidden="true">Title</h1>',
    found: /^Its title lies under/,
  },
  {
    name: 'a fixed element in a story',
    blocks: withStory('<p>A story</p><p style="position: fixed; inset-block-end: 0">A toast</p>'),
    found: /^p 'A toast' is drawn outside its story/,
  },
  {
    name: 'an element added to the body',
    beside: '<aside>A hint</aside>',
    found: /^aside 'A hint' is drawn outside its story/,
  },
  {
    name: 'a page that is too wide',
    blocks: withStory('<p style="inline-size: 3000px">A story</p>'),
    found: /px wider than the window/,
  },
  {
    name: 'a page that is too wide below a desktop',
    blocks: withStory('<p style="inline-size: 700px">A story</p>'),
    found: /^At 600 px it is \d+ px wider than the window/,
  },
  {
    name: 'a title that is covered on a dark device',
    beside: '<style>@media (prefers-color-scheme: dark) { b { position: fixed; inset: 0 } }</style><b></b>',
    found: /^On a dark phone: Its title lies under/,
  },
  {
    name: 'a page that opens scrolled down',
    blocks: withStory('<p style="block-size: 3000px">A story</p>'),
    beside: '<script>scrollTo(0, 100)</script>',
    found: /^It opens scrolled down/,
  },
  {
    name: 'a page in the other direction',
    beside: '<script>document.documentElement.dir = "rtl"</script>',
    found: /changed its direction/,
  },
  { name: 'a page without an icon', head: DOCS, found: /^It has no icon/ },
]

function pageOf({
  head = DOCS + ICON,
  title = '<h1>Title</h1>',
  blocks = INLINE + FRAMED,
  beside = '',
}: Planted): string {
  return `<!doctype html><html lang="en"><head><title>A docs page</title>${head}</head><body><div id="storybook-docs"><div class="sbdocs">${title}${blocks}</div></div>${beside}</body></html>`
}

async function faultsOf(page: Page, planted: Planted, id = 'a--docs'): Promise<string[]> {
  await page.route('**/*', async (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    if (pathname === '/broken.png') return route.abort()
    if (pathname !== '/iframe.html') return route.fulfill({ status: 404 })
    return route.fulfill({
      contentType: 'text/html',
      body: searchParams.get('viewMode') === 'docs' ? pageOf(planted) : `<!doctype html>${planted.story ?? STORY}`,
    })
  })
  try {
    return await visit(
      page,
      { id, link: `http://storybook.example/iframe.html?viewMode=docs&id=${id}` },
      { timeoutMs: TIMEOUT_MS },
    )
  } finally {
    await page.unrouteAll()
  }
}

const browser = await launchBrowser()
let missed = 0
try {
  const page = await browser.newPage()
  for (const fault of await faultsOf(page, {})) {
    missed += 1
    console.error(`Found without a fault: ${fault}`)
  }
  for (const { name, id, found, ...planted } of FAULTS) {
    const faults = await faultsOf(page, planted, id)
    const isFound = faults.some((fault) => found.test(fault))
    if (!isFound) missed += 1
    console.log(
      `${isFound ? 'found ' : 'MISSED'} ${name}${isFound ? '' : ` (found: ${faults.join(' ') || 'nothing'})`}`,
    )
  }
} finally {
  await browser.close()
}
process.exit(missed > 0 ? 1 : 0)
