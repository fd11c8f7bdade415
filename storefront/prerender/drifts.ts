/** During a build, collects the provider's refusals and deviations from the contract, and the pages they affect. */
import { AsyncLocalStorage } from 'node:async_hooks'

export type Drift =
  | {
      readonly call: string
      /** The field, such as `packagelist.6.PackageId`. */
      readonly path: string
      readonly effect: 'left out' | 'not known'
    }
  | { readonly call: string; readonly msg: string; readonly effect: 'refused' }

/** Belong to one answer, which several pages may show. */
export type Drifts = Drift[]

const reading = new AsyncLocalStorage<Drifts>()
const found = new Map<string, { readonly drift: Drift; readonly pages: Set<string> }>()

/** Does nothing outside a build. */
export function reportDrift(drift: Drift): void {
  reading.getStore()?.push(drift)
}

/** Collects what `work` reports, even asynchronously. */
export function collectInto<T>(drifts: Drifts, work: () => T): T {
  return reading.run(drifts, work)
}

export function noteOn(page: string, drifts: Drifts): void {
  for (const drift of drifts) {
    const key = `${drift.call} ${drift.effect === 'refused' ? `refused ${drift.msg}` : drift.path}`
    const { pages } = found.get(key) ?? { pages: new Set() }
    found.set(key, { drift, pages: pages.add(page) })
  }
}

const MOST_PAGES = 3

/** @returns one sentence for each deviating field and each refusal, and resets the list. */
export function takeWarnings(): string[] {
  const warnings = Array.from(found.values(), ({ drift, pages }) => {
    const { call, effect } = drift
    const named = [...pages].slice(0, MOST_PAGES).join(', ')
    const more = pages.size > MOST_PAGES ? ` and ${pages.size - MOST_PAGES} more` : ''
    if (effect === 'refused') return `${call} was refused for ${named}${more}: “${drift.msg}”`
    const what = `${call}: ${drift.path} does not fit the contract`
    return effect === 'left out'
      ? `${what}: its item was left out of ${named}${more}.`
      : `${what}: its item is shown without that value on ${named}${more}.`
  })
  found.clear()
  return warnings
}
