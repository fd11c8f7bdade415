/**
 * The guide on a component's docs page, exported by `stories/components/<Name>/guide.ts`. It is plain data, so that
 * programs without JSX can read it; its drawings are in `drawings.tsx` beside it.
 */
import type { ReactNode } from 'react'

type Some<Item> = readonly [Item, ...Item[]]

export const GUIDE_STATUSES = ['ready', 'new', 'experimental', 'deprecated'] as const
/** `new` is unreleased, `experimental` may change its props, `deprecated` names its successor in `purpose`. */
export type GuideStatus = (typeof GUIDE_STATUSES)[number]

export interface KeyboardRow {
  /** As printed on keys: 'Enter', 'Shift + Tab'. */
  keys: string
  does: string
}

export interface DrawnPart {
  part: string
  /** Selects it by element, role or attribute, never by class. Several matches share a frame. */
  find: string
}

export interface DrawnRule {
  text: string
  /** The name of the drawing in `drawings.tsx`. */
  example: string
}

export interface Guide {
  status: GuideStatus
  /** One or two sentences. */
  purpose: string
  /** Synonyms, which Storybook's search also finds (`.storybook/synonyms.ts`). */
  alsoCalled?: Some<string>
  anatomy: Some<string | DrawnPart>
  use: Some<string>
  /** When not to use it, and what to use instead. */
  avoid: Some<string>
  /** Empty for components without focusable parts. */
  keyboard: readonly KeyboardRow[]
  /** What it does for assistive technology, and what the caller must do. */
  accessibility: Some<string>
  /** Words that the rules below do not say. */
  content: readonly string[]
  dos: Some<string | DrawnRule>
  donts: Some<string | DrawnRule>
  /** Other exports documented on this page: 'TextArea' on the page of TextField. */
  covers?: Some<string>
}

export interface Drawings {
  /** Shows every part of the anatomy. By default the story `Default` is drawn with `parameters.parts`. */
  anatomy?: () => ReactNode
  examples?: Readonly<Record<string, () => ReactNode>>
  /** Size of an iframe in CSS pixels, for modal components and those whose layout depends on the window. */
  frame?: { readonly width: number; readonly height: number }
}

export const partOf = (part: string | DrawnPart): { part: string; find?: string } =>
  typeof part === 'string' ? { part } : part

export const ruleOf = (rule: string | DrawnRule): { text: string; example?: string } =>
  typeof rule === 'string' ? { text: rule } : rule

export const anchorOf = (synonym: string): string => `also-${synonym.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}`
