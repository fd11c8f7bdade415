import type { Browser, Page } from 'playwright'
import { SCENARIO_COOKIE } from '../../mocks/http/calls.ts'
import type { Journey, Step } from './journeys.ts'
import { median } from './lighthouse.ts'
import { longestPress, sinceAnswer, watch, watchChanges } from './vitals.ts'
import { DESK, PHONE } from './visitor.ts'

interface Taken {
  /** Milliseconds until the press was painted. */
  readonly press: number
  readonly answer: number | undefined
}

export interface Measured {
  readonly name: string
  /** Medians in milliseconds; undefined if no press had an effect. */
  readonly press: number | undefined
  readonly answer: number | undefined
  readonly worst: number
  readonly lost: number
}

const SLOWER = 4

/** The press is painted in the next frames; what it fetches may come later. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

async function take(page: Page, step: Step): Promise<Taken | undefined> {
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
): Promise<(Taken | undefined)[]> {
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
    const taken: (Taken | undefined)[] = []
    for (const step of steps) taken.push(await take(page, step))
    return taken
  } finally {
    await context.close()
  }
}

export async function measure(
  browser: Browser,
  address: string,
  journey: Journey,
  repeats: number,
): Promise<Measured[]> {
  const all: (Taken | undefined)[][] = []
  for (let run = 0; run < repeats; run += 1) all.push(await once(browser, address, journey))
  return journey.steps.map(({ name }, at) => {
    const taken = all.map((run) => run[at])
    const known = taken.filter((one) => one !== undefined)
    const presses = known.map(({ press }) => press)
    const answers = known.flatMap(({ answer }) => answer ?? [])
    return {
      name,
      press: presses.length > 0 ? median(presses) : undefined,
      answer: answers.length > 0 ? median(answers) : undefined,
      worst: Math.max(0, ...presses),
      lost: taken.length - known.length,
    }
  })
}
