import { CALLS, type CallName } from '../contract/calls.ts'
import { createExchanges, type Connection } from './exchange.ts'
import { NOT_ANSWERED, type Finding, type Preflight, type Run } from './rows/row.ts'
import { ROWS } from './rows/rows.ts'
import { askForRefusals, visitCatalogue } from './visit.ts'
import { write } from './write.ts'
import type { Writer } from './written.ts'

export interface Result {
  readonly id: string
  readonly group: string
  readonly title: string
  /** `noted`: the shop tolerates the deviation. `not checked`: it needs `--write`, or an answer that never came. */
  readonly state: 'passed' | 'noted' | 'failed' | 'not checked'
  readonly findings: readonly Finding[]
  readonly reason?: string
}

export interface Report {
  readonly api: string
  readonly calls: number
  readonly results: readonly Result[]
  /** What `--write` created, and what remains of it. */
  readonly wrote: readonly string[]
  readonly gaps: readonly string[]
  /** Calls that are never sent, because they cannot be undone. */
  readonly untried: readonly CallName[]
}

export interface CheckOptions extends Connection {
  /** Milliseconds since 1970. */
  readonly now: number
  readonly codeLength: number
  readonly writer?: Writer
}

const PREFLIGHTED: readonly CallName[] = ['GetPackageCategory', 'GetUserCart']

async function preflightsOf(options: CheckOptions, { preflight }: ReturnType<typeof createExchanges>) {
  if (new URL(options.api).origin === options.origin) return []
  const found: Preflight[] = []
  for (const name of PREFLIGHTED) {
    for (const header of [options.apiKeyHeader, 'Content-Type', 'authToken'])
      found.push({ name, header, ...(await preflight(name, header)) })
  }
  return found
}

function resultOf(row: (typeof ROWS)[number], run: Run): Result {
  const { id, group, title, writes, find } = row
  const about = { id, group, title }
  if (writes && !run.written) return { ...about, state: 'not checked', findings: [], reason: 'It needs --write.' }
  const isThere = run.exchanges.some(({ status }) => status !== 0)
  const found = isThere || id === 'reached' ? find(run) : NOT_ANSWERED
  if (typeof found === 'string') return { ...about, state: 'not checked', findings: [], reason: found }
  const state = found.length === 0 ? 'passed' : found.every(({ tolerated }) => tolerated) ? 'noted' : 'failed'
  return { ...about, state, findings: found }
}

export async function checkProvider(options: CheckOptions): Promise<Report> {
  const exchanges = createExchanges(options)
  const preflights = await preflightsOf(options, exchanges)
  const visit = await visitCatalogue(exchanges, options.now)
  const isThere = exchanges.all.some(({ silence }) => !silence)
  if (isThere) await askForRefusals(exchanges, visit, options.now)
  const { codeLength } = options
  const writer = options.writer && { ...options.writer, wrongCode: '0'.repeat(codeLength) }
  const written = writer && isThere ? await write(exchanges, visit, writer) : undefined
  const run: Run = {
    connection: options,
    codeLength,
    exchanges: exchanges.all,
    visit,
    preflights,
    ...(written && { written }),
  }
  const tried = new Set(exchanges.all.map(({ name }) => name))
  return {
    api: options.api,
    calls: exchanges.all.length + preflights.length,
    results: ROWS.map((row) => resultOf(row, run)),
    wrote: written?.wrote ?? [],
    gaps: written?.gaps ?? [],
    untried: (Object.keys(CALLS) as CallName[]).filter((name) => !tried.has(name)),
  }
}
