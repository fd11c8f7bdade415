import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Engine, ENGINES, enginesOf, type Entry, type Report, type Verdict } from './types.ts'
import { pageOf } from './reportPage.ts'

const NOTHING: Verdict = { themes: [], findings: [], excepted: 0, undecided: 0 }

type About = Pick<Entry, 'kind' | 'id' | 'title' | 'name' | 'file'>

export function entryOf(about: About, verdicts: Partial<Entry['engines']>): Entry {
  const engines = Object.fromEntries(ENGINES.map((engine) => [engine, verdicts[engine] ?? NOTHING]))
  return { ...about, engines: engines as Entry['engines'] }
}

export const failedEntry = (about: About, fault: string): Entry => ({
  ...entryOf(about, {}),
  fault: fault.slice(0, 600),
})

const foundBy = ({ engines }: Entry, engine: Engine): number => engines[engine].findings.length
export const foundIn = (entry: Entry): number =>
  ENGINES.reduce((sum, engine) => sum + foundBy(entry, engine), entry.fault === undefined ? 0 : 1)
export const foundAtAll = ({ entries, unusedExceptions }: Report): number =>
  entries.reduce((sum, entry) => sum + foundIn(entry), unusedExceptions.length)

const total = (entries: readonly Entry[], engine: Engine, what: 'excepted' | 'undecided' | 'findings'): number =>
  entries.reduce(
    (sum, { engines }) => sum + (what === 'findings' ? engines[engine].findings.length : engines[engine][what]),
    0,
  )

function row(name: string, cells: readonly (string | number)[], width: number): string {
  return [name.padEnd(width), ...cells.map((cell) => String(cell).padStart(9))].join('')
}

export function printReport({ entries, unusedExceptions, seconds }: Report): void {
  const groups = Map.groupBy(entries, ({ title }) => title)
  const width = Math.max(...[...groups.keys()].map((title) => title.length), 10) + 2
  const engines = enginesOf(entries)
  console.log(row('', ['entries', ...engines], width))
  for (const [title, members] of groups)
    console.log(
      row(title, [members.length, ...engines.map((engine) => total(members, engine, 'findings') || '·')], width),
    )
  for (const what of ['findings', 'excepted', 'undecided'] as const)
    console.log(row(what, ['', ...engines.map((engine) => total(entries, engine, what))], width))

  const kinds = new Map<string, string[]>()
  for (const entry of entries) {
    if (entry.fault !== undefined) kinds.set(`${entry.id}: ${entry.fault}`, [''])
    for (const engine of ENGINES) {
      for (const { rule, element, sentence } of entry.engines[engine].findings) {
        const kind = `${engine} ${rule}`
        kinds.set(kind, [
          ...(kinds.get(kind) ?? []),
          `${entry.file ?? entry.id}: ${entry.name}  ${element}  ${sentence}`,
        ])
      }
    }
  }
  for (const [kind, lines] of kinds) {
    console.log(`\n${kind}: ${lines.length}`)
    for (const line of lines.slice(0, 5)) console.log(`  ${line}`)
  }
  for (const sentence of unusedExceptions) console.log(sentence)
  if (kinds.size > 0) console.log('\nMend them, or except them with the reason in stories/audit/exceptions.ts.')
  console.log(
    `\n${entries.length} pages and stories, ${foundAtAll({ entries, unusedExceptions, seconds, made: '' })} findings, ${Math.round(seconds)} s.`,
  )
}

export function write(folder: string, report: Report): string {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'report.json'), JSON.stringify(report, undefined, 1))
  const page = join(folder, 'report.html')
  writeFileSync(page, pageOf(report))
  return page
}
