/**
 * `npm run bench`: weight of each kind of page, Lighthouse, and interactions at a fourth of the CPU speed, compared with our
 * goals and peers. Needs a build (DIST names another one) and no network.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright'
import { createServer } from '../../mocks/server.ts'
import { BROWSER_ARGS, findBrowser } from '../browser.ts'
import { costOf, DIST } from '../first-load.ts'
import { PAGES, type MeasuredPage } from '../pages.ts'
import { createFront } from './front.ts'
import { ANSWER_GOAL, GOALS, PEERS, PRESS_GOAL } from './goals.ts'
import { measure } from './interactions.ts'
import { JOURNEYS } from './journeys.ts'
import { scoresOf } from './lighthouse.ts'
import { missedAbove, missedBelow, print, type Cell } from './table.ts'
import { become, customer, PHONE, STRANGER, type Visitor } from './visitor.ts'
import { scrollThrough, watch } from './vitals.ts'

const PARTS = ['bytes', 'shifts', 'interactions', 'lighthouse'] as const
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: PARTS.join(',') },
    paths: { type: 'string' },
    runs: { type: 'string', default: '1' },
  },
})
const wanted = new Set(options.only.split(','))
const paths = options.paths?.split(',')
const runs = Number(options.runs)
const unknown = [...wanted].filter((part) => !PARTS.some((known) => known === part))
if (unknown.length > 0 || !Number.isInteger(runs) || runs < 1) {
  console.error(`npm run bench -- [--only ${PARTS.join(',')}] [--paths /,/cart] [--runs 3]`)
  process.exit(1)
}
if (!existsSync(join(DIST, 'index.html'))) {
  console.error('There is no build to measure: run "npm run build" first.')
  process.exit(1)
}
const pages = PAGES.filter(({ path }) => !paths || paths.includes(path))
const journeys = JOURNEYS.filter(({ path }) => !paths || paths.includes(path))

interface Ground {
  readonly browser: Browser
  readonly address: string
  visitorOf(page: MeasuredPage): Visitor
}

async function bytes({ browser, address, visitorOf }: Ground): Promise<number> {
  console.log(
    '\nBytes, kB after brotli: the page without its data, style sheets, scripts it asks for by itself, all scripts at rest',
  )
  const rows: (Cell | string)[][] = []
  for (const measured of pages) {
    const context = await browser.newContext(PHONE)
    await become(context, visitorOf(measured))
    const { html, css, early, scripts } = await costOf(await context.newPage(), address + measured.path)
    const goal = GOALS[measured.kind]
    rows.push([
      measured.path,
      html.toFixed(1),
      css.toFixed(1),
      missedAbove(html + css, goal.page, 1),
      missedAbove(early, goal.early, 1),
      missedAbove(scripts, goal.scripts, 1),
    ])
    await context.close()
  }
  const goals = (kind: 'content' | 'app') => [
    `goal, ${kind}`,
    '',
    '',
    `${GOALS[kind].page} `,
    `${GOALS[kind].early} `,
    `${GOALS[kind].scripts} `,
  ]
  const peers = PEERS.map(({ name, scripts }) => [name, '', '', '', '', `${scripts} `])
  return print(
    ['path', 'html', 'css', 'both ', 'early ', 'at rest '],
    [...rows, goals('content'), goals('app'), ...peers],
  )
}

async function shifts({ browser, address, visitorOf }: Ground): Promise<number> {
  console.log('\nLayout shift seen while the page loads, hydrates and is scrolled to its end')
  const rows: (Cell | string)[][] = []
  for (const measured of pages) {
    const context = await browser.newContext(PHONE)
    await become(context, visitorOf(measured))
    await watch(context)
    const page = await context.newPage()
    await page.goto(address + measured.path, { waitUntil: 'networkidle' })
    const { cls, moved } = await scrollThrough(page)
    rows.push([measured.path, missedAbove(cls, GOALS[measured.kind].cls, 3), moved[0] ?? ''])
    await context.close()
  }
  return print(['path', 'CLS ', 'moved'], rows)
}

async function interactions({ browser, address }: Ground): Promise<number> {
  console.log(
    `\nPresses at a fourth of the speed, ms until painted, medians of ${Math.max(3, runs)}; goal ${PRESS_GOAL}, none lost; from an answer to the list that shows it, goal ${ANSWER_GOAL}`,
  )
  const rows: (Cell | string)[][] = []
  for (const journey of journeys) {
    const where = [journey.path, journey.device, journey.scenario].filter(Boolean).join(', ')
    for (const { name, press, answer, worst, lost } of await measure(browser, address, journey, Math.max(3, runs))) {
      const cell = press === undefined ? { text: '–', isMissed: true } : missedAbove(press, PRESS_GOAL)
      rows.push([
        `${where}: ${name}`,
        cell,
        String(worst),
        answer === undefined ? '' : missedAbove(answer, ANSWER_GOAL),
        missedAbove(lost, 0),
      ])
    }
  }
  const peers = PEERS.map(({ name, press }) => [name, `${press} `, '', '', ''])
  return print(['press', 'ms ', 'worst', 'answer ', 'lost '], [...rows, ...peers])
}

async function scores({ address, visitorOf }: Ground): Promise<number> {
  console.log(`\nLighthouse, phone, simulated${runs > 1 ? `, medians of ${runs}` : ''}`)
  const rows: (Cell | string)[][] = []
  for (const measured of pages) {
    const { performance, accessibility, practices, seo, lcp, tbt, cls, notes } = await scoresOf(
      address + measured.path,
      visitorOf(measured),
      runs,
    )
    const goal = GOALS[measured.kind]
    // Pages hidden from search fail this audit on purpose.
    const isHidden = measured.noindex && notes.includes('is-crawlable')
    rows.push([
      measured.path,
      missedBelow(performance, goal.performance),
      missedBelow(accessibility, goal.others),
      missedBelow(practices, goal.others),
      isHidden ? `${seo} ` : missedBelow(seo, goal.others),
      missedAbove(lcp, goal.lcp),
      missedAbove(tbt, goal.tbt),
      missedAbove(cls, goal.cls, 3),
      notes.join(' '),
    ])
  }
  const goals = (kind: 'content' | 'app') => {
    const { performance, others, lcp, tbt, cls } = GOALS[kind]
    return [
      `goal, ${kind}`,
      ...[performance, others, others, others, lcp, tbt, cls.toFixed(3)].map((figure) => `${figure} `),
      '',
    ]
  }
  const peers = PEERS.map(({ name, performance, lcp, tbt, cls }) => [
    name,
    `${performance} `,
    '',
    '',
    '',
    `${Math.round(lcp * 1000)} `,
    `${tbt} `,
    `${cls.toFixed(3)} `,
    '',
  ])
  return print(
    ['path', 'perf ', 'a11y ', 'bp ', 'seo ', 'LCP ', 'TBT ', 'CLS ', 'lost by'],
    [...rows, goals('content'), goals('app'), ...peers],
  )
}

const shop = await createServer({ port: 0, host: '127.0.0.1', dist: DIST, db: ':memory:' })
const front = await createFront(shop.address)
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS })
let missed = 0
try {
  const known = pages.some(({ as }) => as) ? await customer(browser, front.address) : STRANGER
  const ground: Ground = { browser, address: front.address, visitorOf: ({ as }) => (as ? known : STRANGER) }
  if (wanted.has('bytes')) missed += await bytes(ground)
  if (wanted.has('shifts')) missed += await shifts(ground)
  if (wanted.has('interactions')) missed += await interactions(ground)
  if (wanted.has('lighthouse')) missed += await scores(ground)
} finally {
  await browser.close()
  await front.close()
  await shop.close()
}
console.log(
  missed === 0
    ? '\nEvery goal is reached.'
    : `\n${missed} figures miss their goal, marked with "!". What CI refuses stands in .ci/first-load.ts.`,
)
