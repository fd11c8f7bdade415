/**
 * What goes wrong on this page, for whoever listens. Made of our own words, field names and the provider's call names: no
 * value of a visitor and no query.
 */
export type Problem =
  /** Something in an answer does not fit, and was left out or taken for unknown. `path` is the field. */
  | { kind: 'drift'; call: string; path: string }
  /** A call without a usable answer. `what`: `status 503`, `timeout`. */
  | { kind: 'call'; call: string; what: string }
  /** A page or a dialog broke. `what`: the error's name, and where in our scripts. */
  | { kind: 'render'; what: string }
  /** A part of the app could not be loaded. */
  | { kind: 'part'; what: string }
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
  console.warn(...Object.values(problem))
  hear(problem)
}

/** Calls `listener` for what has gone wrong so far and for all that will. There is one listener. */
export function onProblem(listener: (problem: Problem) => void): void {
  hear = listener
  early.splice(0).forEach(listener)
}
