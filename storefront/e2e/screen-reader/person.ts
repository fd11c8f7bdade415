/** A keyboard user who listens: presses keys, and states what must be announced after each. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenPage } from './browser.ts'
import { patternOf, resultOf, type Result, type Words } from './results.ts'
import type { Speech } from './speech.ts'

const WITHIN_MS = 5000

export interface Step {
  readonly key: string
  readonly heard: string[]
}

export interface Person {
  /** @param hears as the function below. */
  press: (key: string, hears?: Words) => Promise<void>
  type: (text: string) => Promise<void>
  /** Types and presses Return. */
  enter: (text: string, hears?: Words) => Promise<void>
  /** Presses the key until the words are announced. @throws if they never are. */
  seek: (key: string, words: Words, most?: number) => Promise<void>
  /** Seeks and presses Return. */
  choose: (key: string, words: Words, hears?: Words) => Promise<void>
  /** The words must be announced exactly once after the last key, within 5 s by default. */
  hears: (words: Words, within?: number) => Promise<void>
  hearsNot: (words: Words) => void
  /** @throws if nothing matched. */
  recall: (pattern: RegExp) => string
  /** Navigates with the address bar. */
  goTo: (path: string) => Promise<void>
}

interface OpenStep extends Step {
  readonly at: number
  readonly from: number
  readonly expected: { words: Words; times: 'once' | 'never'; within: number }[]
}

export interface Listening extends Person {
  finish: () => Promise<readonly Result[]>
}

export function createPerson(speech: Speech, page: OpenPage, address: string, tell: (step: Step) => void): Listening {
  const results: Result[] = []
  const begin = (key: string, from = speech.said.length): OpenStep => ({
    key,
    at: Date.now(),
    from,
    heard: [],
    expected: [],
  })
  let step = begin('open', 0)

  const close = async () => {
    // Late announcements still belong to this key.
    await speech.silence(Date.now(), { quiet: 120, timeout: 0 })
    const said = speech.said.slice(step.from)
    step.heard.push(...said.map(({ text }) => text))
    const times = said.map(({ at, text, changed }) => ({ after: at - step.at, text, changed }))
    results.push(...step.expected.map((expected) => resultOf(step.key, expected, times)))
    tell(step)
  }
  const after = async (key: string, act: () => Promise<void>) => {
    await close()
    step = begin(key)
    await act()
    await speech.silence(step.at)
  }
  const isHeard = (words: Words) => speech.said.slice(step.from).some(({ text }) => patternOf(words).test(text))

  const person: Listening = {
    async press(key, hears) {
      await after(key, () => page.key(key))
      if (hears !== undefined) await person.hears(hears)
    },
    type: (text) => after(`“${text}”`, () => page.type(text)),
    async enter(text, hears) {
      await person.type(text)
      await person.press('Return', hears)
    },
    async choose(key, words, hears) {
      await person.seek(key, words)
      await person.press('Return', hears)
    },
    async seek(key, words, most = 40) {
      for (let presses = 0; presses < most; presses += 1) {
        await person.press(key)
        if (isHeard(words)) return
      }
      throw new Error(`${key} × ${most} does not say ${String(words)}`)
    },
    async hears(words, within = WITHIN_MS) {
      step.expected.push({ words, times: 'once', within })
      while (!isHeard(words) && Date.now() - step.at < within) await sleep(50)
      await speech.silence(Date.now(), { timeout: 0 })
    },
    hearsNot(words) {
      step.expected.push({ words, times: 'never', within: WITHIN_MS })
    },
    recall(pattern) {
      const found = speech.said
        .slice(step.from)
        .map(({ text }) => pattern.exec(text)?.[0])
        .find((text) => text !== undefined)
      if (found === undefined) throw new Error(`After ${step.key} nothing is heard of ${String(pattern)}`)
      return found
    },
    goTo: (path) => after(`open ${path}`, () => page.goTo(address + path)),
    async finish() {
      await close()
      return results
    },
  }
  return person
}
