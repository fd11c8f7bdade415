/**
 * The guide on a component's docs page: `stories/components/<Name>/guide.ts` exports it as `guide` for its stories,
 * `preview.meta({ …, parameters: { guide } })`. Guides are plain data, so that programs without JSX can read them; what is
 * drawn for them is in `drawings.tsx` beside it.
 */
import type { ReactNode } from 'react'

type Some<Item> = readonly [Item, ...Item[]]

export const GUIDE_STATUSES = ['ready', 'new', 'experimental', 'deprecated'] as const
/** `new` is unreleased, `experimental` may change its props, `deprecated` names its successor in `purpose`. */
export type GuideStatus = (typeof GUIDE_STATUSES)[number]

export interface KeyboardRow {
  /** As printed on the keys: 'Enter', 'Shift + Tab'. */
  keys: string
  does: string
}

/** A part that can be pointed at in the drawing. */
export interface DrawnPart {
  part: string
  /** Selects it by element, role or attribute, never by class. Several elements are framed together. */
  find: string
}

/** A rule that is also shown. */
export interface DrawnRule {
  text: string
  /** In `drawings.tsx`. */
  example: string
}

export interface Guide {
  status: GuideStatus
  /** One or two sentences. */
  purpose: string
  /** What people call it elsewhere; Storybook's search finds it by these words too (`.storybook/synonyms.ts`). */
  alsoCalled?: Some<string>
  /** Its parts, in reading order. */
  anatomy: Some<string | DrawnPart>
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
  dos: Some<string | DrawnRule>
  donts: Some<string | DrawnRule>
  /** Other exports that this page documents: 'TextArea' on the page of TextField. */
  covers?: Some<string>
}

export interface Drawings {
  /** Shows every part that the guide finds. Otherwise the story `Default` is drawn, with `parameters.parts`. */
  anatomy?: () => ReactNode
  examples?: Readonly<Record<string, () => ReactNode>>
  /** In CSS pixels. The window that each is drawn in: for what is modal, or laid out by the width of the window. */
  frame?: { readonly width: number; readonly height: number }
}

export const partOf = (part: string | DrawnPart): { part: string; find?: string } =>
  typeof part === 'string' ? { part } : part

export const ruleOf = (rule: string | DrawnRule): { text: string; example?: string } =>
  typeof rule === 'string' ? { text: rule } : rule

export const anchorOf = (synonym: string): string => `also-${synonym.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}`
