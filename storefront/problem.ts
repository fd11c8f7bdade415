/**
 * Problems on this page, for reporting. They consist of fixed texts, field names and call names: never of visitors'
 * input or queries.
 */
export type Problem =
  /** A field of an answer is malformed: its item was left out, or is shown without it. */
  | { kind: 'drift'; call: string; path: string; effect: 'left out' | 'not known' }
  /** A call had no usable answer: `GetSets: HTTP status 503`. */
  | { kind: 'call'; what: string }
  /** A page or dialog crashed. The message may contain what the visitor typed, so it must not leave the page. */
  | { kind: 'render'; error: Error }
  /** A chunk could not be fetched. The message is the browser's. */
  | { kind: 'part'; error: Error }
  /** Paid, but not confirmed. */
  | { kind: 'payment'; what: string }

/** Recognises browsers' messages for a chunk that a deploy has removed. */
export function isChunkError(error: Error): boolean {
  return /dynamically imported module|module script failed|Unable to preload/i.test(error.message)
}

/** How many problems are buffered until a listener is set. */
const MOST = 20
const early: Problem[] = []
let listener = (problem: Problem): void => {
  if (early.length < MOST) early.push(problem)
}

/** Technical words go to the console and the listener, never to visitors. */
export function reportProblem(problem: Problem): void {
  // A build collects these and prints them with their pages.
  // oxlint-disable-next-line no-console -- whoever looks into a fault needs these words, and visitors never see them
  if (!import.meta.env?.SSR) console.warn(...Object.values(problem))
  listener(problem)
}

const lost = new Set<string>()

/** Reports a chunk that could not be fetched only once: each retry fails with a new error, and one may crash a page. */
export function reportThrown(error: Error): void {
  if (!isChunkError(error)) reportProblem({ kind: 'render', error })
  else if (!lost.has(error.message)) {
    lost.add(error.message)
    reportProblem({ kind: 'part', error })
  }
}

/** For every `import(…).catch(reportChunkError)`. */
export function reportChunkError(error: Error): never {
  if (isChunkError(error)) reportThrown(error)
  throw error
}

/** Calls `next` for all past and future problems. There is only one listener. */
export function onProblem(next: (problem: Problem) => void): void {
  listener = next
  early.splice(0).forEach(next)
}
