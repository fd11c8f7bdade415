/**
 * What a component's docs page says beyond its props. One guide a component, `stories/guides/<Name>.ts`, exported as
 * `guide` and given to its stories: `preview.meta({ …, parameters: { guide } })`.
 */

type Some<Item> = readonly [Item, ...Item[]]

export const GUIDE_STATUSES = ['ready', 'new', 'experimental', 'deprecated'] as const
/** `new` has not been through a release, `experimental` may change its props, `deprecated` names its successor in `purpose`. */
export type GuideStatus = (typeof GUIDE_STATUSES)[number]

export interface KeyboardRow {
  /** As printed on the keys: 'Enter', 'Shift + Tab'. */
  keys: string
  does: string
}

export interface Guide {
  status: GuideStatus
  /** One or two sentences: what it is for. */
  purpose: string
  /** Its parts, in reading order. */
  anatomy: Some<string>
  /** When to use it. */
  use: Some<string>
  /** When not to, and what to take instead. */
  avoid: Some<string>
  /** Empty where nothing in it takes focus. */
  keyboard: readonly KeyboardRow[]
  /** What it does for assistive technology, and what it needs of the caller. */
  accessibility: Some<string>
  /** Rules for the words that go in. */
  content: Some<string>
  dos: Some<string>
  donts: Some<string>
  /** Other names of the public door that this page documents: 'TextArea' on the page of TextField. */
  covers?: Some<string>
}
