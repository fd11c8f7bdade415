/** What a person does in a browser, step by step, waiting as a person would: until it is there. */
import { setTimeout as after } from 'node:timers/promises'
import type { Driver, Window } from './driver.ts'
import type { Box, Found, Page, Wanted, Words } from './inPage.ts'
import { inPage } from './page.ts'

export type Name = string | RegExp

/** A control or a part of the page; `within` is looked for first. */
export interface Part {
  readonly role: string
  readonly name?: Name
  readonly within?: Part
}

export const part = (role: string, name?: Name, within?: Part): Part => ({
  role,
  ...(name !== undefined && { name }),
  ...(within && { within }),
})

const wordsOf = (name: Name): Words =>
  typeof name === 'string' ? name : { source: name.source, flags: name.flags.replaceAll('g', '') }

const wantedOf = ({ role, name, within }: Part): Wanted => ({
  role,
  ...(name !== undefined && { name: wordsOf(name) }),
  ...(within && { within: wantedOf(within) }),
})

const said = ({ role, name, within }: Part): string =>
  `${role}${name === undefined ? '' : ` “${String(name)}”`}${within ? ` in ${said(within)}` : ''}`

export interface Measured {
  readonly path: string
  readonly width: number
  readonly boxes: readonly Box[]
}

export interface Step {
  readonly what: string
  readonly milliseconds: number
}

const PATIENCE_MS = 15_000
/** Filters and the like come a moment after the list. */
const STILL_MS = 500
const MOST_PRESSES = 120
/** From the left edge of a time field to its hours. */
const INTO_HOURS = 24

export class Person {
  readonly steps: Step[] = []
  readonly pictures: { readonly name: string; readonly png: Buffer }[] = []
  readonly geometry: Measured[] = []
  readonly lostPictures: string[] = []
  readonly driver: Driver
  readonly window: Window
  readonly #address: string
  readonly #wholeLines: boolean

  /** @param wholeLines measures pages with lines of whole pixels. */
  constructor(driver: Driver, window: Window, address: string, wholeLines = false) {
    this.driver = driver
    this.window = window
    this.#address = address
    this.#wholeLines = wholeLines
  }

  /** Asks again until it answers something else than undefined. */
  async #until<Answer>(what: string, ask: () => Promise<Answer | undefined>, patience = PATIENCE_MS): Promise<Answer> {
    const start = performance.now()
    let last: unknown
    for (;;) {
      try {
        const answer = await ask()
        if (answer !== undefined) return answer
      } catch (problem) {
        // A page that is just leaving cannot be asked.
        last = problem
      }
      if (performance.now() - start > patience)
        throw new Error(
          `${what}: not within ${patience / 1000} s${last instanceof Error ? ` (${last.message.slice(0, 200)})` : ''}`,
        )
      await after(60)
    }
  }

  async #step<Answer>(what: string, act: () => Promise<Answer>): Promise<Answer> {
    const start = performance.now()
    const answer = await act()
    this.steps.push({ what, milliseconds: Math.round(performance.now() - start) })
    return answer
  }

  page(): Promise<Page> {
    return inPage(this.driver, 'page')
  }

  async open(path: string): Promise<void> {
    await this.#step(`open ${path}`, async () => {
      await this.driver.goto(this.#address + path)
      await this.#started()
    })
  }

  /** A prerendered page loads the app at the first movement. */
  async #started(): Promise<void> {
    await this.#until('the page starts', async () => {
      await this.driver.move(5 + (this.steps.length % 5), 5)
      const { isStarted } = await this.page()
      return isStarted || this.window.scripts === false || undefined
    })
  }

  /** Where the first of these can be pressed, once it has stayed in one place. */
  async #aim(wanted: Part): Promise<Found & Required<Pick<Found, 'point'>>> {
    let before = ''
    let over = ''
    try {
      return await this.#until(said(wanted), async () => {
        const found = await inPage(this.driver, 'find', wantedOf(wanted), true)
        over = found.count === 0 ? 'it is not there' : (found.over ?? '')
        const { point } = found
        const place = JSON.stringify(point)
        const isStill = place === before
        before = place
        return point && isStill ? { ...found, point } : undefined
      })
    } catch (problem) {
      throw new Error(`${problem instanceof Error ? problem.message : String(problem)}: ${over}`, { cause: problem })
    }
  }

  async press(role: string, name: Name, within?: Part): Promise<void> {
    const wanted = part(role, name, within)
    await this.#step(`press ${said(wanted)}`, async () => {
      const { point } = await this.#aim(wanted)
      await this.driver.move(point.x, point.y)
      await this.driver.click(point.x, point.y)
    })
  }

  /** Types into a field, in place of what it holds. */
  async type(role: string, name: Name, text: string, within?: Part): Promise<void> {
    const wanted = part(role, name, within)
    await this.#step(`type ${text} into ${said(wanted)}`, async () => {
      const { point } = await this.#aim(wanted)
      await this.driver.click(point.x, point.y)
      await this.#until(`${said(wanted)} has the focus`, async () => (await this.find(wanted)).focused || undefined)
      await this.driver.key('Control+a')
      for (const character of text) await this.driver.key(character)
    })
  }

  /** Types a time of the morning, such as 10:00, into a native field; as text where the engine has no such field. */
  async typeTime(label: Name, time: string): Promise<void> {
    const wanted = part('time', label)
    await this.#step(`type ${time} into the time field ${String(label)}`, async () => {
      const { point, type, left } = await this.#aim(wanted)
      await this.driver.click(left + INTO_HOURS, point.y)
      const [hours = '', minutes = ''] = time.split(':')
      const between = this.driver.onInTime ? [this.driver.onInTime] : []
      const keys =
        type === 'time' ? [...hours.split(''), ...between, ...minutes.split(''), ...between, 'A'] : time.split('')
      for (const key of keys) await this.driver.key(key)
    })
  }

  async keys(...keys: readonly string[]): Promise<void> {
    await this.#step(`keys ${keys.join(', ')}`, async () => {
      for (const key of keys) await this.driver.key(key)
    })
  }

  /** Presses Tab until it has the focus, because a click would open a list of the system's. */
  async tabTo(role: string, name: Name, within?: Part): Promise<void> {
    const wanted = part(role, name, within)
    await this.#step(`tab to ${said(wanted)}`, async () => {
      for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
        await this.driver.key('Tab')
        if ((await this.find(wanted)).focused) return
      }
      throw new Error(`Tab did not reach ${said(wanted)}`)
    })
  }

  find(wanted: Part): Promise<Found> {
    return inPage(this.driver, 'find', wantedOf(wanted), false)
  }

  /** Waits until it is there. */
  async meet(role: string, name?: Name, within?: Part): Promise<Found> {
    const wanted = part(role, name, within)
    return this.#step(`meet ${said(wanted)}`, () =>
      this.#until(said(wanted), async () => {
        const found = await this.find(wanted)
        return found.count > 0 ? found : undefined
      }),
    )
  }

  async gone(role: string, name: Name): Promise<void> {
    const wanted = part(role, name)
    await this.#step(`gone ${said(wanted)}`, () =>
      this.#until(`${said(wanted)} is gone`, async () => (await this.find(wanted)).count === 0 || undefined),
    )
  }

  /** Waits for a text that is seen. @returns what matched. */
  async see(text: Name, within?: Part): Promise<string> {
    return this.#step(`see “${String(text)}”${within ? ` in ${said(within)}` : ''}`, () =>
      this.#until(
        `the words ${String(text)}`,
        async () => (await inPage(this.driver, 'words', wordsOf(text), within && wantedOf(within))) ?? undefined,
      ),
    )
  }

  /** Waits until what is found of a part is so. */
  async expect(what: string, wanted: Part, is: (found: Found) => boolean): Promise<void> {
    let last: Found | undefined
    await this.#step(`${said(wanted)}: ${what}`, () =>
      this.#until(`${said(wanted)}: ${what}`, async () => {
        last = await this.find(wanted)
        return is(last) || undefined
      }).catch((problem: unknown) => {
        throw new Error(`${String(problem)}; it is ${JSON.stringify(last)}`, { cause: problem })
      }),
    )
  }

  /** Waits until what is said of the page is so. */
  async expectPage(what: string, is: (page: Page) => boolean): Promise<void> {
    let last: Page | undefined
    await this.#step(what, () =>
      this.#until(what, async () => {
        last = await this.page()
        return is(last) || undefined
      }).catch((problem: unknown) => {
        throw new Error(`${String(problem)}; it is ${JSON.stringify(last)}`, { cause: problem })
      }),
    )
  }

  async at(path: string | RegExp): Promise<void> {
    await this.expectPage(`be at ${String(path)}`, (page) =>
      typeof path === 'string' ? page.path === path : path.test(page.path),
    )
    await this.#started()
  }

  /** Opens a page without the width of a scrollbar, and notes where everything is. */
  async measure(path: string): Promise<void> {
    await this.open(path)
    const { innerWidth, clientWidth } = await this.page()
    const width = this.window.width + innerWidth - clientWidth
    if (innerWidth !== width) await this.driver.resize(width, this.window.height)
    let before = ''
    let since = 0
    const boxes = await this.#until('the page is drawn', async () => {
      if (!(await inPage(this.driver, 'isDrawn'))) return undefined
      await inPage(this.driver, 'drawAll')
      if (this.#wholeLines) await inPage(this.driver, 'makeLinesWhole')
      const found = await inPage(this.driver, 'boxes')
      const now = JSON.stringify(found)
      if (now !== before) since = performance.now()
      before = now
      return performance.now() - since > STILL_MS ? found : undefined
    })
    this.geometry.push({ path, width: this.window.width, boxes })
  }

  /** A picture that could not be taken fails nothing: it is not a step of a person. */
  async picture(name: string): Promise<void> {
    try {
      this.pictures.push({ name, png: await this.driver.screenshot() })
    } catch (problem) {
      this.lostPictures.push(`no picture ${name}: ${problem instanceof Error ? problem.message : String(problem)}`)
    }
  }
}
