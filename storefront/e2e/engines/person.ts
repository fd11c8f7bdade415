/** A visitor's steps in a browser. Each waits until the element is there. */
import { setTimeout as after } from 'node:timers/promises'
import type { Place } from '../testing/visitor.ts'
import type { Driver, Window } from './driver.ts'
import type { Box, Found, Page, Wanted, Words } from './inPage.ts'
import { inPage } from './page.ts'

export type Name = string | RegExp

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

const serialised = (name: Name): Words =>
  typeof name === 'string' ? name : { source: name.source, flags: name.flags.replaceAll('g', '') }

const wantedOf = ({ role, name, within }: Part): Wanted => ({
  role,
  ...(name !== undefined && { name: serialised(name) }),
  ...(within && { within: wantedOf(within) }),
})

const describePart = ({ role, name, within }: Part): string =>
  `${role}${name === undefined ? '' : ` “${String(name)}”`}${within ? ` in ${describePart(within)}` : ''}`

export interface Measured {
  readonly path: string
  readonly width: number
  readonly boxes: readonly Box[]
}

const TIMEOUT_MS = 15_000
/** The layout must be unchanged for this long, because filters load after lists. */
const STILL_MS = 500
const MOST_PRESSES = 120
/** Distance from the left edge of a time field to its hours. */
const INTO_HOURS = 24

export class Person {
  readonly steps: string[] = []
  readonly pictures: { readonly name: string; readonly png: Buffer }[] = []
  readonly geometry: Measured[] = []
  readonly driver: Driver
  readonly window: Window
  readonly #address: string
  readonly #wholeLines: boolean

  constructor(driver: Driver, window: Window, address: string, wholeLines = false) {
    this.driver = driver
    this.window = window
    this.#address = address
    this.#wholeLines = wholeLines
  }

  async #until<Answer>(what: string, ask: () => Promise<Answer | undefined>, timeout = TIMEOUT_MS): Promise<Answer> {
    const start = performance.now()
    let last: unknown
    for (;;) {
      try {
        const answer = await ask()
        if (answer !== undefined) return answer
      } catch (problem) {
        // A page cannot be evaluated during navigation.
        last = problem
      }
      if (performance.now() - start > timeout)
        throw new Error(
          `${what}: not within ${timeout / 1000} s${last instanceof Error ? ` (${last.message.slice(0, 200)})` : ''}`,
        )
      await after(60)
    }
  }

  async #step<Answer>(what: string, act: () => Promise<Answer>): Promise<Answer> {
    const answer = await act()
    this.steps.push(what)
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

  /** A prerendered page loads the app when the mouse first moves. */
  async #started(): Promise<void> {
    await this.#until('the page starts', async () => {
      await this.driver.move(5 + (this.steps.length % 5), 5)
      const { isStarted } = await this.page()
      return isStarted || this.window.scripts === false || undefined
    })
  }

  async #aim(wanted: Part): Promise<Found & Required<Pick<Found, 'point'>>> {
    let before = ''
    let over = ''
    try {
      return await this.#until(describePart(wanted), async () => {
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
    await this.#step(`press ${describePart(wanted)}`, async () => {
      const { point } = await this.#aim(wanted)
      await this.driver.move(point.x, point.y)
      await this.driver.click(point.x, point.y)
    })
  }

  async type(role: string, name: Name, text: string, within?: Part): Promise<void> {
    const wanted = part(role, name, within)
    await this.#step(`type ${text} into ${describePart(wanted)}`, async () => {
      const { point } = await this.#aim(wanted)
      await this.driver.click(point.x, point.y)
      await this.#until(
        `${describePart(wanted)} has the focus`,
        async () => (await this.find(wanted)).focused || undefined,
      )
      await this.driver.key('Control+a')
      for (const character of text) await this.driver.key(character)
    })
  }

  /** Some engines have no native field, so the time is typed as text. */
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

  /** For the steps that the end-to-end tests share. */
  within(scope: Part): Place {
    return {
      getByRole: (role, { name }) => ({
        click: () => this.press(role, name, scope),
        fill: async (text) => {
          await this.type(role, name, text, scope)
          await this.expect(`holds ${text}`, part(role, name, scope), ({ value }) => value === text)
        },
      }),
    }
  }

  async keys(...keys: readonly string[]): Promise<void> {
    await this.#step(`keys ${keys.join(', ')}`, async () => {
      for (const key of keys) await this.driver.key(key)
    })
  }

  /** Focuses with Tab, because a click would open the system's list. */
  async tabTo(role: string, name: Name, within?: Part): Promise<void> {
    const wanted = part(role, name, within)
    await this.#step(`tab to ${describePart(wanted)}`, async () => {
      for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
        await this.driver.key('Tab')
        if ((await this.find(wanted)).focused) return
      }
      throw new Error(`Tab did not reach ${describePart(wanted)}`)
    })
  }

  find(wanted: Part): Promise<Found> {
    return inPage(this.driver, 'find', wantedOf(wanted), false)
  }

  async waitFor(role: string, name?: Name, within?: Part): Promise<void> {
    await this.expect('is there', part(role, name, within), ({ count }) => count > 0)
  }

  async gone(role: string, name?: Name): Promise<void> {
    await this.expect('is gone', part(role, name), ({ count }) => count === 0)
  }

  /** @returns what matched. */
  async see(text: Name, within?: Part): Promise<string> {
    const what = `see “${String(text)}”${within ? ` in ${describePart(within)}` : ''}`
    return this.#step(what, () =>
      this.#until(
        what,
        async () => (await inPage(this.driver, 'words', serialised(text), within && wantedOf(within))) ?? undefined,
      ),
    )
  }

  async expect(what: string, wanted: Part, is: (found: Found) => boolean): Promise<void> {
    await this.#holds(`${describePart(wanted)} ${what}`, () => this.find(wanted), is)
  }

  async expectPage(what: string, is: (page: Page) => boolean): Promise<void> {
    await this.#holds(what, () => this.page(), is)
  }

  async #holds<Thing>(what: string, look: () => Promise<Thing>, is: (thing: Thing) => boolean): Promise<void> {
    let last: Thing | undefined
    await this.#step(what, () =>
      this.#until(what, async () => {
        last = await look()
        return is(last) || undefined
      }).catch((problem: unknown) => {
        throw new Error(`${String(problem)}; it is ${JSON.stringify(last)}`, { cause: problem })
      }),
    )
  }

  async at(path: string): Promise<void> {
    await this.expectPage(`be at ${path}`, (page) => page.path === path)
    await this.#started()
  }

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

  /** A failed screenshot does not fail the flow. */
  async picture(name: string): Promise<void> {
    try {
      this.pictures.push({ name, png: await this.driver.screenshot() })
    } catch {
      // Pictures are for people to look at; the flow does not depend on one.
    }
  }
}
