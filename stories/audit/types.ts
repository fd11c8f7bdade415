/** The types of `.cache/audit/report.json`, which is a `Report`. */

/** `axe`, `ibm` and `html` check the DOM; the others measure what is drawn. `widths` runs by itself (`--widths`). */
export const ENGINES = ['axe', 'ibm', 'html', 'reflow', 'spacing', 'targets', 'pictures', 'widths'] as const
export type Engine = (typeof ENGINES)[number]

export interface Finding {
  readonly rule: string
  /** A selector, a path or text; empty for the whole page. */
  readonly element: string
  readonly sentence: string
  readonly link?: string
}

export interface Verdict {
  readonly themes: readonly string[]
  readonly findings: readonly Finding[]
  /** The number accepted by `exceptions.ts`. */
  readonly excepted: number
  /** The number that the engine could not decide; no findings. */
  readonly undecided: number
}

export interface Entry {
  readonly kind: 'story' | 'route'
  /** A story's id, or a route's address and state. */
  readonly id: string
  /** `Catalogue/Badge`, or the route's pattern. */
  readonly title: string
  /** `States`, or what was opened on the page. */
  readonly name: string
  readonly file?: string
  readonly engines: Readonly<Record<Engine, Verdict>>
  /** Why it could not be checked; a finding too. */
  readonly fault?: string
}

export interface Report {
  /** ISO 8601. */
  readonly made: string
  readonly seconds: number
  readonly entries: readonly Entry[]
  readonly unusedExceptions: readonly string[]
}

/** The engines that ran, in their order. */
export const enginesOf = (entries: readonly Entry[]): Engine[] =>
  ENGINES.filter((engine) => entries.some(({ engines }) => engines[engine].themes.length > 0))
