/** Walks through pages by keyboard, checks that focus is visible, and writes a screen-reader transcript. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CDPSession, Locator, Page } from '@playwright/test'
import { bundleForPage } from '../../../../.ci/bundleForPage.ts'
import { expect, test as base, type Shop } from '../shop.ts'
import { signIn } from '../customer.ts'
import { codeFrom, CUSTOMER, gateway } from '../visitor.ts'
import { focusPixels } from './focusPixels.ts'
import type { Stop } from './inPage.ts'
import { changes, readable } from './transcript.ts'

const TRANSCRIPTS = join(import.meta.dirname, '../../transcripts')
const MOST_PRESSES = 250
/** The date of every transcript, a Saturday. */
const NOW = Date.parse('2026-11-21T10:00:00+05:30')

let bundle: Promise<string> | undefined

export class Walk {
  readonly faults: string[] = []
  readonly #page: Page
  readonly #shop: Shop
  readonly #said: string[] = []
  readonly #read = new Map<string, string[]>()
  readonly #looked = new Set<string>()
  readonly #underWay = new Set<unknown>()
  #session: CDPSession | undefined
  readonly #codes = new Set<string>()
  #title = ''

  constructor(page: Page, shop: Shop) {
    this.#page = page
    this.#shop = shop
    page.on('request', (request) => this.#underWay.add(request))
    page.on('requestfinished', (request) => this.#underWay.delete(request))
    page.on('requestfailed', (request) => this.#underWay.delete(request))
  }

  /** Without random values: one-time codes and payment numbers. */
  get text(): string {
    let text = `${this.#said.join('\n').trim()}\n`
    for (const code of this.#codes) text = text.replaceAll(new RegExp(String.raw`\b${code}\b`, 'g'), '‹code›')
    return text.replaceAll(/\b(?:pay|order)_\w+/g, '‹payment number›')
  }

  async open(path: string, until?: Locator): Promise<void> {
    await this.#page.goto(this.#shop.url(path))
    await this.#page.evaluate(() => window.inPage.listen())
    if (until) await until.waitFor()
    await this.note(`Open ${path}`)
  }

  /** Checks focus at each stop. @returns what is announced for the target. */
  async tabTo(target: Locator): Promise<string> {
    await target.waitFor()
    const aim = await target.elementHandle()
    for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
      const { key, stop } = await aim.evaluate((element) => ({
        key: window.inPage.keyTowards(element as Element),
        stop: window.inPage.stop(),
      }))
      if (presses > 0) await this.#check(stop)
      if (!key) return this.#page.evaluate(() => window.inPage.phrase())
      await this.#page.keyboard.press(key)
    }
    throw new Error(`Tab never reached ${String(target)}`)
  }

  async look(): Promise<void> {
    await this.#check(await this.#page.evaluate(() => window.inPage.stop()))
  }

  /** Checks once per kind of control that focus is visible. */
  async #check({ kind, box, covered, all }: Stop): Promise<void> {
    const page = this.#page
    if (covered) this.faults.push(`${await page.evaluate(() => window.inPage.phrase())}: covered by ${covered}`)
    if (covered || this.#looked.has(kind)) return
    this.#looked.add(kind)
    this.#session ??= await page.context().newCDPSession(page)
    const needed = Math.round(2 * (box.width + box.height))
    // A card's link has its focus ring around the card.
    const found = await focusPixels(page, this.#session, box)
    if (found >= needed || (await focusPixels(page, this.#session, all)) >= needed) return
    this.faults.push(
      `${await page.evaluate(() => window.inPage.phrase())}: ${found} pixels show the focus, ${needed} are needed`,
    )
  }

  async press(target: Locator, key = 'Enter', until?: Locator): Promise<void> {
    const phrase = await this.tabTo(target)
    await this.#page.keyboard.press(key)
    if (until) await until.waitFor()
    await this.note(`${phrase}: ${key}`)
  }

  async type(target: Locator, text: string): Promise<void> {
    const phrase = await this.tabTo(target)
    await this.#page.keyboard.press('ControlOrMeta+a')
    await this.#page.keyboard.type(text)
    await this.note(`${phrase}: “${text}”`)
  }

  async keys(keys: readonly string[], until?: Locator): Promise<void> {
    const phrase = await this.#page.evaluate(() => window.inPage.phrase())
    for (const key of keys) {
      await this.#page.keyboard.press(key)
      // Each key must be announced.
      await this.#page.evaluate(() => window.inPage.quiet())
    }
    if (until) await until.waitFor()
    await this.note(`${phrase}: ${keys.join(', ')}`)
  }

  async note(step: string): Promise<void> {
    await this.#settle()
    const page = this.#page
    const [said, phrase, title, phrases] = await page.evaluate(
      async () =>
        [
          await window.inPage.heard(),
          await window.inPage.phrase(),
          document.title,
          await window.inPage.read(),
        ] as const,
    )
    const reading = readable(phrases)
    const place = reading[0] === 'main' ? new URL(page.url()).pathname : (reading[0] ?? '')
    const before = this.#read.get(place)
    this.#read.set(place, reading)
    this.#said.push(
      `— ${step}`,
      ...(title === this.#title ? [] : [`  title  ${title}`]),
      ...[...new Set(said)].filter((one) => !one.endsWith(': ')).map((one) => `  says   ${one}`),
      `  focus  ${phrase}`,
      ...(before ? changes(before, reading) : reading).map((line) => `  | ${line}`),
      '',
    )
    this.#title = title
  }

  async logIn(until: Locator): Promise<void> {
    const main = this.#page.getByRole('main')
    const code = main.getByRole('textbox', { name: /5-digit code/ })
    await this.type(main.getByRole('textbox', { name: 'Mobile number' }), CUSTOMER.mobile)
    await this.type(
      code,
      await this.code('CheckMobileAndGenrateOtp', () =>
        this.press(main.getByRole('button', { name: 'Send OTP' }), 'Enter', code),
      ),
    )
    await this.press(main.getByRole('button', { name: 'Login', exact: true }), 'Enter', until)
  }

  async openAsCustomer(path: string, until: Locator): Promise<void> {
    await signIn(this.#page, this.#shop)
    await this.open(path, until)
  }

  async pay(card: string): Promise<void> {
    const dialog = gateway(this.#page)
    for (const [name, text] of [
      ['Card number', card],
      [/Expiry/, '1240'],
      [/CVV/, '123'],
      [/Name on card/, CUSTOMER.name],
    ] as const) {
      await this.type(dialog.getByRole('textbox', { name }), text)
    }
  }

  /** Hides the one-time code in the transcript. */
  async code(call: string, send: () => Promise<void>): Promise<string> {
    const code = await codeFrom(this.#page, call, send)
    this.#codes.add(code)
    return code
  }

  /** Picks the first day of next month with this mark, by arrow keys. */
  async pickDay(dialog: Page | Locator, mark = ''): Promise<void> {
    await this.press(dialog.getByRole('button', { name: 'Next month' }))
    await expect(dialog.getByRole('gridcell').getByRole('button', { name: mark }).first()).toBeVisible()
    await this.tabTo(dialog.getByRole('gridcell').locator('[role=button][tabindex="0"]'))
    const isThere = (wanted: string) => document.activeElement?.getAttribute('aria-label')?.includes(wanted)
    for (let days = 0; days < 42 && !(await this.#page.evaluate(isThere, mark)); days += 1)
      await this.#page.keyboard.press('ArrowRight')
    await this.look()
    await this.keys(['Enter'])
  }

  async read(part: Locator): Promise<void> {
    const phrases = await part.evaluate((element) => window.inPage.read(element))
    this.#said.splice(-1, 0, ...readable(phrases).map((line) => `  | ${line}`))
  }

  async #settle(): Promise<void> {
    do {
      await expect.poll(() => this.#underWay.size, { intervals: [20] }).toBe(0)
      await this.#page.evaluate(() => window.inPage.settled())
    } while (this.#underWay.size > 0)
  }

  /** Fails if focus was ever invisible, or if the transcript has changed. */
  async end(name: string): Promise<void> {
    const file = join(TRANSCRIPTS, `${name}.txt`)
    if (process.env['UPDATE_TRANSCRIPTS']) await writeFile(file, this.text)
    expect(this.faults, 'controls without a visible focus').toEqual([])
    expect(this.text, `storefront/e2e/transcripts/${name}.txt; UPDATE_TRANSCRIPTS=1 updates it`).toBe(
      await readFile(file, 'utf8').catch(() => ''),
    )
  }
}

export const test = base.extend<{ walk: Walk }>({
  reducedMotion: 'reduce',
  drawn: true,
  // The virtual screen reader reads removed elements.
  allowedErrors: [['root.getElementById is not a function'], { scope: 'test' }],
  now: NOW,
  context: async ({ context }, use) => {
    await context.clock.setFixedTime(NOW)
    await context.addInitScript({ content: await (bundle ??= bundleForPage(join(import.meta.dirname, 'inPage.ts'))) })
    await use(context)
  },
  walk: async ({ page, shop }, use, testInfo) => {
    // Each step takes pictures and reads the page.
    testInfo.setTimeout(3 * testInfo.timeout)
    await use(new Walk(page, shop))
  },
})

export { expect }
