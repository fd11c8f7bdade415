/** How long a press takes to be painted at a quarter of the CPU speed, by the browser's Event Timing. */
import type { BrowserContext, Page } from 'playwright'
import { SCENARIO_COOKIE } from '../../mocks/http/calls.ts'
import { JOURNEYS, type Journey, type Step } from './journeys.ts'
import { median, section, type Column, type Section } from './report.ts'
import { slowDown, type Setup } from './setup.ts'
import { DESK, PHONE } from './visitor.ts'

interface Press {
  /** Milliseconds until the press was painted. */
  readonly press: number
  /** Milliseconds from the end of the call's response until its list was painted. */
  readonly answer: number | undefined
}

interface PressRow {
  readonly name: string
  /** Undefined if no press had an effect. */
  readonly press: number | undefined
  readonly worst: number | undefined
  readonly answer: number | undefined
  readonly lost: number
}

declare global {
  interface Window {
    /** Milliseconds of interactions of at least 16 ms, and the times when changes of the page were painted. */
    pressesSeen: { presses: number[]; changes: number[] }
  }
}

function watch(): void {
  window.pressesSeen = { presses: [], changes: [] }
  const { presses, changes } = window.pressesSeen
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as (PerformanceEventTiming & {
      interactionId: number
    })[])
      if (interactionId) presses.push(duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 })
  // The change is painted in the next frame.
  const changed = () => requestAnimationFrame(() => setTimeout(() => changes.push(performance.now())))
  new MutationObserver(changed).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Waits until what a press fetches has come and is painted, so that it does not count for the next press. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

async function sinceAnswer(page: Page, call: string): Promise<number> {
  const measured = await page.waitForFunction((name) => {
    const calls = performance.getEntriesByType('resource').filter((entry) => entry.name.includes(`/v1/${name}`))
    const answered = calls.at(-1)?.responseEnd ?? Infinity
    const shown = window.pressesSeen.changes.find((at) => at > answered)
    return shown !== undefined && { ms: shown - answered }
  }, call)
  return ((await measured.jsonValue()) as { ms: number }).ms
}

/**
 * The pointer is on the button already. `force` leaves out Playwright's test of whether the button is covered, which
 * would take 10 ms of the press.
 */
async function press(page: Page, { on, key }: Step): Promise<void> {
  if (key) {
    await on?.(page).focus()
    await page.keyboard.press(key)
    return
  }
  await on?.(page).hover()
  await on?.(page).click({ force: true })
}

async function take(page: Page, step: Step): Promise<Press | undefined> {
  await page.evaluate(() => window.pressesSeen.presses.splice(0))
  try {
    await press(page, step)
    await step.shows(page).waitFor({ timeout: 15_000 })
  } catch {
    return undefined
  }
  await settle(page)
  return {
    // 8 if the browser reports none.
    press: await page.evaluate(() => Math.max(8, ...window.pressesSeen.presses)),
    answer: step.answer && (await sinceAnswer(page, step.answer)),
  }
}

async function visit(context: BrowserContext, address: string, { path, scenario, steps }: Journey) {
  if (scenario) await context.addCookies([{ name: SCENARIO_COOKIE, value: scenario, url: address }])
  await context.addInitScript(watch)
  const page = await context.newPage()
  await page.goto(address + path, { waitUntil: 'networkidle' })
  await page.locator('html:not([data-start])').waitFor()
  await settle(page)
  await slowDown(context, page)
  const taken: (Press | undefined)[] = []
  for (const step of steps) taken.push(await take(page, step))
  return taken
}

async function measure({ browser, address, runs }: Setup, journey: Journey): Promise<PressRow[]> {
  const where = [journey.path, journey.device, journey.scenario].filter(Boolean).join(', ')
  const all: (Press | undefined)[][] = []
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext(journey.device === 'phone' ? PHONE : DESK)
    all.push(await visit(context, address, journey))
    await context.close()
  }
  return journey.steps.map(({ name }, at) => {
    const known = all.flatMap((run) => run[at] ?? [])
    const presses = known.map(({ press }) => press)
    const answers = known.flatMap(({ answer }) => answer ?? [])
    return {
      name: `${where}: ${name}`,
      press: presses.length > 0 ? median(presses) : undefined,
      worst: presses.length > 0 ? Math.max(...presses) : undefined,
      answer: answers.length > 0 ? median(answers) : undefined,
      lost: runs - known.length,
    }
  })
}

const COLUMNS: readonly Column<PressRow>[] = [
  { head: 'Press, ms', value: ({ press }) => press, most: 56 },
  { head: 'Worst', value: ({ worst }) => worst },
  {
    head: 'From answer to list, ms',
    value: ({ answer }) => answer ?? '',
    most: ({ answer }) => (answer === undefined ? undefined : 100),
  },
  { head: 'Lost', value: ({ lost }) => lost, most: 0 },
]

export async function measurePresses(setup: Setup): Promise<Section> {
  const rows: PressRow[] = []
  for (const journey of JOURNEYS.filter(setup.isMeasured)) rows.push(...(await measure(setup, journey)))
  return section({ head: 'Press', of: ({ name }) => name }, COLUMNS, rows)
}
