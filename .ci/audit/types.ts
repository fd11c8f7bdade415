/** What an audit tells, for whoever shows it: `.cache/audit/report.json` is a `Report`. */

/** `axe`, `ibm` and `html` read the page; the others measure what was drawn. */
export const ENGINES = ['axe', 'ibm', 'html', 'reflow', 'spacing', 'targets', 'pictures'] as const
export type Engine = (typeof ENGINES)[number]

export interface Finding {
  /** The engine's own name of what was broken. */
  readonly rule: string
  /** A selector, a path or the words of what breaks it; empty for the page as a whole. */
  readonly element: string
  readonly sentence: string
  /** Where the rule is explained. */
  readonly link?: string
}

export interface Verdict {
  /** `light`, `dark`, `high-contrast`: those that this was judged in. */
  readonly themes: readonly string[]
  readonly findings: readonly Finding[]
  /** How many are let through by `exceptions.ts`. */
  readonly excepted: number
  /** How many the engine could not decide; they are counted and break nothing. */
  readonly undecided: number
}

export interface Entry {
  readonly kind: 'story' | 'route'
  /** A story's id, or a route's address and state. */
  readonly id: string
  /** `Components/Badge`, or the route's pattern. */
  readonly title: string
  /** `States`, or what was opened on the page. */
  readonly name: string
  /** Of a story. */
  readonly file?: string
  readonly engines: Readonly<Record<Engine, Verdict>>
  /** Why it could not be judged at all; a finding too. */
  readonly fault?: string
}

export interface Report {
  /** When it was made, ISO 8601. */
  readonly made: string
  readonly seconds: number
  readonly entries: readonly Entry[]
  /** Exceptions that let nothing through any more, as sentences. */
  readonly unusedExceptions: readonly string[]
}
