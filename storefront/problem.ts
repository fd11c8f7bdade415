import { isLostPart } from './lostPart.ts'

/**
 * What goes wrong on this page, for whoever listens. Made of our own words, field names and the provider's call names: no
 * value of a visitor and no query.
 */
export type Problem =
  /** Something in an answer does not fit: its item was left out, or is there without it. `path` is the field. */
  | { kind: 'drift'; call: string; path: string; effect: 'left out' | 'not known' }
  /** A call without a usable answer: `GetSets: HTTP status 503`. */
  | { kind: 'call'; what: string }
  /** A page or a dialog broke. The error's message may be made of what the visitor typed: it must not leave the page. */
  | { kind: 'render'; error: Error }
  /** A part of the app could not be fetched. The message is the browser's. */
  | { kind: 'part'; error: Error }
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

const lost = new Set<string>()

/** A part that could not be fetched is told once: each try fails with an error of its own, and one may break a page. */
export function tellError(error: Error): void {
  if (!isLostPart(error)) tell({ kind: 'render', error })
  else if (!lost.has(error.message)) {
    lost.add(error.message)
    tell({ kind: 'part', error })
  }
}

/** For each `import(…).catch(lostPart)`. */
export function lostPart(error: Error): never {
  if (isLostPart(error)) tellError(error)
  throw error
}

/** Calls `listener` for what has gone wrong so far and for all that will. There is one listener. */
export function onProblem(listener: (problem: Problem) => void): void {
  hear = listener
  early.splice(0).forEach(listener)
}
