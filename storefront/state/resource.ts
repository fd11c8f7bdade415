/** What a page loads, as a discriminated union. Late answers are dropped by key. */
import { use, useCallback, useEffect, useRef, useState } from 'react'
import { whenOnline } from '../network.ts'
import { isOffline } from '../offline.ts'
import { nextTask } from '../later.ts'
import { request, type Result } from './request.ts'

export type Resource<T> =
  | { status: 'loading' }
  | { status: 'ready'; value: T; reload: () => void; stale?: Stale | undefined }
  | { status: 'refused'; msg: string; reload: () => void }
  | { status: 'failed'; msg: string; detail: string; isToasted?: boolean; reload: () => void }

/** Set while the page shows known data because refreshing it failed. */
interface Stale {
  reload: () => void
  busy: boolean
}

export function valueOf<T>(resource: Resource<T>): T | undefined {
  return resource.status === 'ready' ? resource.value : undefined
}

type Load<T> = (signal: AbortSignal) => Promise<T>
/** What a prerendered page carries of its resources: answers, never failures. */
export type DehydratedResource = Extract<Result<unknown>, { status: 'done' | 'refused' }>

/** Answers by key, oldest first: those of prerendered pages and those received since (stale-while-revalidate). */
const answers = new Map<string, DehydratedResource>()
export const knownAnswers: ReadonlyMap<string, DehydratedResource> = answers
/** The number is limited, because a list of ten thousand outfits takes megabytes. */
const MAX_ANSWERS = 60
/** Only set during prerendering, where components suspend until the answers are there. */
let source: ((key: string, load: Load<unknown>) => Promise<DehydratedResource>) | undefined

function keep(key: string, outcome: DehydratedResource): void {
  answers.delete(key)
  answers.set(key, outcome)
  const [oldest] = answers.keys()
  if (answers.size > MAX_ANSWERS && oldest !== undefined) answers.delete(oldest)
}

/** Adds a prerendered page's answers. Known answers win, because they are newer. */
export function takeResources(resources: Record<string, DehydratedResource>): void {
  for (const [key, outcome] of Object.entries(resources)) if (!answers.has(key)) keep(key, outcome)
}

export function forgetAnswers(): void {
  answers.clear()
}

export function renderResourcesFrom(from: typeof source): void {
  source = from
}

const never = (): void => undefined

function resourceOf<T>(
  { status, ...rest }: Exclude<Result<unknown>, { status: 'dropped' }>,
  reload = never,
  stale?: Stale,
): Resource<T> {
  return { status: status === 'done' ? 'ready' : status, ...rest, reload, stale } as Resource<T>
}

/** A skeleton appears after 200 ms (`Skeleton.css.ts`), and then stays for at least 300 ms, or it would flicker. */
export async function skeletonSeen(since: number): Promise<void> {
  const time = performance.now() - since
  if (time > 200 && time < 500) await new Promise((resolve) => setTimeout(resolve, 500 - time))
}

interface ResourceOptions {
  /** The visitor did not cause the call: no toast, no alert. */
  quiet?: boolean
  /** The answer belongs to one visitor, so it is never cached. */
  personal?: boolean
}

/**
 * Loads on mount and whenever `key` changes, and aborts outdated calls. A known answer, from an earlier visit or from
 * prerendering, is shown at once while a quiet call refreshes it; `stale` says that this failed (C-009).
 * @param key names the call and its arguments: equal keys mean equal answers.
 * @param load must depend only on `key`. While it is undefined, nothing is loaded.
 */
export function useResource<T>(
  key: string,
  load: Load<T> | undefined,
  { quiet = false, personal = false }: ResourceOptions = {},
): Resource<T> {
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<{
    key: string
    outcome: DehydratedResource | Extract<Result<unknown>, { status: 'failed' }>
  }>()
  const [stale, setStale] = useState<Stale & { key: string }>()
  // Only a new page keeps its skeleton for a minimum time; a changed filter does not.
  const isPageNew = useRef(true)
  const reload = useCallback(() => {
    setSettled(undefined)
    answers.delete(key)
    setAttempt((count) => count + 1)
  }, [key])

  useEffect(() => {
    if (!load) return undefined
    const abort = new AbortController()
    const isRefresh = answers.has(key)
    const since = performance.now()
    const loaded = async (): Promise<T> => {
      // Prerendered pages become interactive first.
      if (isRefresh) await nextTask()
      return load(abort.signal)
    }
    void request(loaded, quiet || isRefresh)
      .then(async (outcome) => {
        if (abort.signal.aborted || outcome.status === 'dropped') return
        const isFirst = isPageNew.current
        isPageNew.current = false
        if (outcome.status === 'failed' && isOffline())
          void whenOnline().then(() => !abort.signal.aborted && setAttempt(attempt + 1))
        if (isRefresh) {
          const retry = (): void => {
            setStale({ key, reload: retry, busy: true })
            setAttempt(attempt + 1)
          }
          const hasFailed = outcome.status === 'failed'
          setStale(hasFailed ? { key, reload: retry, busy: false } : undefined)
          if (hasFailed || isSame(outcome, answers.get(key))) return
        }
        if (!personal && outcome.status !== 'failed') keep(key, outcome)
        if (isFirst && !isRefresh && !quiet) await skeletonSeen(since)
        if (!abort.signal.aborted) setSettled({ key, outcome })
      })
      .catch((error: unknown) => {
        // A page that already shows an answer keeps it.
        if (abort.signal.aborted || isRefresh) throw error
        // Thrown while rendering, the error reaches the error boundary, which knows what to do about a lost chunk.
        setSettled(() => {
          throw error
        })
      })
    return () => abort.abort()
    // `load` is a new function in every render; `key` tells when it really changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, attempt, quiet, personal])

  if (!load) return { status: 'loading' }
  if (source) return resourceOf(use(source(key, load)))
  const outcome = settled?.key === key ? settled.outcome : answers.get(key)
  if (!outcome) return { status: 'loading' }
  return resourceOf(outcome, reload, stale?.key === key ? stale : undefined)
}

function isSame(one: Result<unknown>, other: Result<unknown> | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
