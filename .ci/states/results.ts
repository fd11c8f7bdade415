import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { foundIn } from '../audit/report.ts'
import { ENGINES, type Report } from '../audit/types.ts'

const CACHE = join(import.meta.dirname, '../../.cache')

export const RESULTS_FILE = join(CACHE, 'states/results.json')

export interface Result {
  readonly passed: boolean
  readonly themes: readonly string[]
}
export interface Results {
  /** ISO 8601. */
  readonly at: string
  readonly stories: Readonly<Record<string, Result>>
}

export function readResults(path = RESULTS_FILE): Results | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Results) : undefined
}

export interface Audited {
  readonly found: number
  readonly excepted: number
}

export function readAudit(path = join(CACHE, 'audit/report.json')): ReadonlyMap<string, Audited> | undefined {
  if (!existsSync(path)) return undefined
  const { entries } = JSON.parse(readFileSync(path, 'utf8')) as Report
  const counted = entries.map((entry) => {
    return [
      entry.id,
      { found: foundIn(entry), excepted: ENGINES.reduce((sum, engine) => sum + entry.engines[engine].excepted, 0) },
    ] as const
  })
  return new Map(counted)
}
