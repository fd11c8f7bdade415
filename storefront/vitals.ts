/** Web vitals of this page load, in milliseconds; the layout shift has no unit. Missing where the browser knows none. */
export interface Vitals {
  /** Time to first byte. */
  ttfb?: number
  /** First contentful paint. */
  fcp?: number
  /** Largest contentful paint. */
  lcp?: number
  /** Cumulative layout shift, of the worst five seconds. */
  cls?: number
  /** Interaction to next paint: the slowest interaction. */
  inp?: number
}

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

/** Shifts less than a second apart, within five seconds, count together. */
export function worstShift(shifts: readonly Pick<Shift, 'startTime' | 'value' | 'hadRecentInput'>[]): number {
  let worst = 0
  let sum = 0
  let first = -Infinity
  let last = -Infinity
  for (const { startTime, value, hadRecentInput } of shifts) {
    if (hadRecentInput) continue
    const isSame = startTime - last < 1000 && startTime - first < 5000
    sum = isSame ? sum + value : value
    if (!isSame) first = startTime
    last = startTime
    worst = Math.max(worst, sum)
  }
  return worst
}

/** Shorter events need not be reported: an interaction is good up to 200 ms. Without it, browsers leave out what is under 104. */
const SHORTEST_EVENT_MS = 40

/** The slowest press, tap or key. Events of a pointer that only moves over the page belong to no interaction. */
export function slowestInteraction(
  events: readonly Pick<PerformanceEventTiming, 'duration' | 'interactionId'>[],
): number | undefined {
  const durations = events.filter(({ interactionId }) => interactionId).map(({ duration }) => duration)
  return durations.length === 0 ? undefined : Math.max(...durations)
}

function observe(type: string, seen: (entries: PerformanceEntryList) => void): void {
  if (typeof PerformanceObserver === 'undefined' || !PerformanceObserver.supportedEntryTypes?.includes(type)) return
  new PerformanceObserver((list) => seen(list.getEntries())).observe({
    type,
    buffered: true,
    durationThreshold: SHORTEST_EVENT_MS,
  } as PerformanceObserverInit)
}

/** Calls `done` once, when the page is hidden for the first time. */
export function followVitals(done: (vitals: Vitals) => void): void {
  const vitals: Vitals = {}
  const shifts: Shift[] = []
  observe('paint', (entries) => {
    const fcp = entries.find(({ name }) => name === 'first-contentful-paint')?.startTime
    if (fcp !== undefined) vitals.fcp = Math.round(fcp)
  })
  observe('largest-contentful-paint', (entries) => {
    const last = entries.at(-1)
    if (last) vitals.lcp = Math.round(last.startTime)
  })
  observe('layout-shift', (entries) => {
    shifts.push(...(entries as Shift[]))
    vitals.cls = Math.round(worstShift(shifts) * 1000) / 1000
  })
  observe('event', (entries) => {
    const slowest = slowestInteraction(entries as PerformanceEventTiming[])
    if (slowest !== undefined) vitals.inp = Math.max(vitals.inp ?? 0, Math.round(slowest))
  })
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation) vitals.ttfb = Math.round(navigation.responseStart)

  const tell = (): void => {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', tell)
    done(vitals)
  }
  document.addEventListener('visibilitychange', tell)
}
