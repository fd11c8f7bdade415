import type { Kind } from './goals.ts'

/** kB on the wire with headers, and numbers of files. */
export interface Bytes {
  readonly html: number
  readonly styles: number
  readonly styleFiles: number
  readonly fonts: number
  readonly fontFiles: number
  /** Of the first view; 0 without a picture. */
  readonly picture: number
  /** Scripts in the HTML. */
  readonly early: number
  /** When the network is idle. */
  readonly scripts: number
  readonly scriptFiles: number
  readonly requests: number
}

/** Lighthouse scores out of 100, and milliseconds. */
export interface Scores {
  readonly performance: number
  readonly accessibility: number
  readonly practices: number
  readonly seo: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  readonly notes: string
}

export interface PageResult extends Bytes, Scores {
  readonly path: string
  readonly kind: Kind | 'baseline'
  /** Hidden from search engines on purpose. */
  readonly noindex: boolean
}

export interface PressResult {
  readonly name: string
  /** Milliseconds; null if no press had an effect. */
  readonly press: number | null
  readonly worst: number
  readonly answer: number | null
  readonly lost: number
}

export interface PhotographResult {
  readonly name: string
  /** Milliseconds. */
  readonly lcp: number
  readonly times: number
  /** kB of the first picture. */
  readonly picture: number
}

export interface TapResult {
  /** Milliseconds after the navigation. */
  readonly moment: number
  /** Milliseconds since its script arrived, or since the tap if that came later; null if every tap was lost. */
  readonly answered: number | null
  readonly lost: number
}

export interface ChangeResult {
  readonly name: string
  /** Milliseconds from the press to the new heading; `prefetched` if the link was hovered first. */
  readonly prefetched: number
  readonly pressed: number
  /** Milliseconds of a full load. */
  readonly full: number
  /** The most frames without any heading. */
  readonly blank: number
  readonly shift: number
}

export interface MemoryResult {
  readonly name: string
  readonly elements: number
  readonly listeners: number
  /** MB of the JavaScript heap. */
  readonly heap: number
}

export interface Taken {
  /** `2026-11-23` */
  readonly day: string
  readonly runs: number
  /** `3.1 to 5.2 on 2 cores`: the load average before and after. */
  readonly load: string
  /** Milliseconds of a fixed calculation before and after; missing in older results. */
  readonly pace?: readonly number[]
}

export interface Results {
  readonly pages?: Taken & { readonly rows: readonly PageResult[] }
  readonly presses?: Taken & { readonly rows: readonly PressResult[] }
  readonly photographs?: Taken & { readonly rows: readonly PhotographResult[] }
  readonly taps?: Taken & { readonly rows: readonly TapResult[] }
  readonly changes?: Taken & { readonly rows: readonly ChangeResult[] }
  readonly memory?: Taken & { readonly rows: readonly MemoryResult[] }
}

export const STATIC_BASELINE = 'baseline: static HTML'

export const firstViewOf = ({ html, styles, fonts, picture }: Bytes): number => html + styles + fonts + picture

/** The largest paint relative to the static baseline page. */
export function ratioOf({ lcp }: Scores, rows: readonly PageResult[]): number {
  const baseline = rows.find(({ path }) => path === STATIC_BASELINE)
  return baseline ? lcp / baseline.lcp : Number.NaN
}
