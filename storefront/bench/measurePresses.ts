import type { Browser, Page } from 'playwright'
import { SCENARIO_COOKIE } from '../../mocks/http/calls.ts'
import { ANSWER_GOAL, PEERS, PRESS_GOAL } from './goals.ts'
import type { Journey, Step } from './journeys.ts'
import { median } from './lighthouse.ts'
import type { PressResult, Taken } from './results.ts'
import type { Setup } from './setup.ts'
import { missedAbove, print } from './table.ts'
import { DESK, PHONE } from './visitor.ts'
import { longestPress, sinceAnswer, watch, watchChanges } from './vitals.ts'

interface Press {
  /** Milliseconds until the press was painted. */
  readonly press: number
  readonly answer: number | undefined
}

const SLOWER = 4

/** The press is painted in the next frames; what it fetches may come later. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

async function take(page: Page, step: Step): Promise<Press | undefined> {
  await longestPress(page)
  if (step.answer) await watchChanges(page)
  try {
    await step.press(page)
    await step.shows(page).waitFor({ timeout: 15_000 })
  } catch {
    return undefined
  }
  await settle(page)
  return { press: await longestPress(page), answer: step.answer && (await sinceAnswer(page, step.answer)) }
}

async function once(
  browser: Browser,
  address: string,
  { path, device, scenario, isEarly, steps }: Journey,
): Promise<(Press | undefined)[]> {
  const context = await browser.newContext(device === 'phone' ? PHONE : DESK)
  try {
    if (scenario) await context.addCookies([{ name: SCENARIO_COOKIE, value: scenario, url: address }])
    await watch(context)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    const slow = () => devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    if (isEarly) await slow()
    await page.goto(address + path, { waitUntil: isEarly ? 'commit' : 'networkidle' })
    if (!isEarly) {
      await page.locator('html:not([data-start])').waitFor()
      await settle(page)
      await slow()
    }
    const taken: (Press | undefined)[] = []
    for (const step of steps) taken.push(await take(page, step))
    return taken
  } finally {
    await context.close()
  }
}

async function measure({ browser, address, runs }: Setup, journey: Journey): Promise<PressResult[]> {
  const where = [journey.path, journey.device, journey.scenario].filter(Boolean).join(', ')
  const all: (Press | undefined)[][] = []
  for (let run = 0; run < runs; run += 1) all.push(await once(browser, address, journey))
  return journey.steps.map(({ name }, at) => {
    const known = all.flatMap((run) => run[at] ?? [])
    const presses = known.map(({ press }) => press)
    const answers = known.flatMap(({ answer }) => answer ?? [])
    return {
      name: `${where}: ${name}`,
      press: presses.length > 0 ? median(presses) : null,
      worst: Math.max(0, ...presses),
      answer: answers.length > 0 ? median(answers) : null,
      lost: runs - known.length,
    }
  })
}

export async function measurePresses(setup: Setup, journeys: readonly Journey[]): Promise<PressResult[]> {
  const rows: PressResult[] = []
  for (const journey of journeys) rows.push(...(await measure(setup, journey)))
  return rows
}

/** @returns the number of missed goals. */
export function printPresses({ rows, runs }: Taken & { readonly rows: readonly PressResult[] }): number {
  console.log(
    `\nPresses at a fourth of the speed, ms until painted, medians of ${runs}; goal ${PRESS_GOAL}, none lost; from an answer to the list that shows it, goal ${ANSWER_GOAL}`,
  )
  const ours = rows.map(({ name, press, worst, answer, lost }) => [
    name,
    press === null ? { text: '–', isMissed: true } : missedAbove(press, PRESS_GOAL),
    String(worst),
    answer === null ? '' : missedAbove(answer, ANSWER_GOAL),
    missedAbove(lost, 0),
  ])
  const peers = PEERS.map(({ name, press }) => [`${name}, recorded elsewhere`, `${press} `, '', '', ''])
  return print(['press', 'ms ', 'worst', 'answer ', 'lost '], [...ours, ...peers])
}
