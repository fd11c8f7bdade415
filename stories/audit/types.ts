/** Types of `.cache/audit/report.json`, which contains a `Report`. */

/**
 * `axe`, `ibm` and `html` check the DOM, the others measure the rendered page. `widths` needs its own run (`--widths`).
 */
export const ENGINES = ['axe', 'ibm', 'html', 'reflow', 'spacing', 'targets', 'pictures', 'widths'] as const
export type Engine = (typeof ENGINES)[number]

export interface Finding {
  readonly rule: string
  /** A selector, a path or text; empty if the finding is about the whole page. */
  readonly element: string
  readonly sentence: string
  readonly link?: string
}

export interface Verdict {
  readonly themes: readonly string[]
  readonly findings: readonly Finding[]
  /** How many findings `exceptions.ts` accepted. */
  readonly excepted: number
  /** How many results the engine could not decide; they are not findings. */
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
  /** Why the page could not be checked, which counts as a finding. */
  readonly fault?: string
}

export interface Report {
  /** An ISO 8601 date. */
  readonly made: string
  readonly seconds: number
  readonly entries: readonly Entry[]
  readonly unusedExceptions: readonly string[]
}

export const enginesOf = (entries: readonly Entry[]): Engine[] =>
  ENGINES.filter((engine) => entries.some(({ engines }) => engines[engine].themes.length > 0))
