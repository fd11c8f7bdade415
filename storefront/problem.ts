/**
 * What goes wrong on this page, for whoever listens. Made of our own words, field names and the provider's call names: no
 * value of a visitor and no query.
 */
export type Problem =
  /** Something in an answer does not fit, and was left out or taken for unknown. `path` is the field. */
  | { kind: 'drift'; call: string; path: string }
  /** A call without a usable answer: `GetSets: HTTP status 503`. */
  | { kind: 'call'; what: string }
  /** A page or a dialog broke, or a part of the app could not be loaded. The error's message may be made of what the visitor typed: it must not leave the page. */
  | { kind: 'render'; error: Error }
  /** Paid, and not confirmed. */
  | { kind: 'payment'; what: string }

/** What is kept until somebody listens. */
const MOST = 20
const early: Problem[] = []
let hear = (problem: Problem): void => {
  if (early.length < MOST) early.push(problem)
}

/** Technical words are for the console and for the listener, never for visitors. */
export function tell(problem: Problem): void {
  // A build collects these and prints them with their pages.
  // oxlint-disable-next-line no-console -- whoever looks into a fault needs these words, and visitors never see them
  if (!import.meta.env?.SSR) console.warn(...Object.values(problem))
  hear(problem)
}

/** Calls `listener` for what has gone wrong so far and for all that will. There is one listener. */
export function onProblem(listener: (problem: Problem) => void): void {
  hear = listener
  early.splice(0).forEach(listener)
}
