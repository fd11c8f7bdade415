/**
 * The guide on a component's docs page: `stories/guides/<Name>.ts` exports it as `guide` for its stories,
 * `preview.meta({ …, parameters: { guide } })`.
 */

type Some<Item> = readonly [Item, ...Item[]]

export const GUIDE_STATUSES = ['ready', 'new', 'experimental', 'deprecated'] as const
/** `new` is unreleased, `experimental` may change its props, `deprecated` names its successor in `purpose`. */
export type GuideStatus = (typeof GUIDE_STATUSES)[number]

export interface KeyboardRow {
  /** As printed on the keys: 'Enter', 'Shift + Tab'. */
  keys: string
  does: string
}

export interface Guide {
  status: GuideStatus
  /** One or two sentences. */
  purpose: string
  /** Its parts, in reading order. */
  anatomy: Some<string>
  /** When to use it. */
  use: Some<string>
  /** When not to use it, and what to use instead. */
  avoid: Some<string>
  /** Empty for components without focusable parts. */
  keyboard: readonly KeyboardRow[]
  /** What it does for assistive technology, and what the caller has to do. */
  accessibility: Some<string>
  /** Rules for its text. */
  content: Some<string>
  dos: Some<string>
  donts: Some<string>
  /** Other exports that this page documents: 'TextArea' on the page of TextField. */
  covers?: Some<string>
}
