import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Found } from './page/document.ts'

/**
 * `axe` and `html` check the DOM, the others measure the rendered page. `widths` needs its own run (`--widths`).
 * `opening` is a page that could not be opened or measured.
 */
export const ENGINES = ['opening', 'axe', 'html', 'zoom', 'spacing', 'pictures', 'widths'] as const
export type Engine = (typeof ENGINES)[number]

export interface Finding extends Found {
  readonly engine: Engine
}

export interface Entry {
  readonly kind: 'story' | 'route'
  /** A story's id, or a route's address and state. */
  readonly id: string
  /** `Catalogue/Badge: States`, or the route's pattern and what was opened on the page. */
  readonly name: string
  readonly file?: string
  readonly findings: readonly Finding[]
}

/** What `.cache/audit/report.json` contains. */
export interface Report {
  readonly entries: readonly Entry[]
  /** The exceptions that applied, and how often. */
  readonly accepted: readonly {
    readonly engine: Engine
    readonly rule: string
    readonly reason: string
    readonly times: number
  }[]
  readonly unusedExceptions: readonly string[]
}

export const count = ({ entries, unusedExceptions }: Report): number =>
  entries.reduce((sum, { findings }) => sum + findings.length, unusedExceptions.length)

function totals({ entries, accepted }: Report): string[] {
  return ENGINES.flatMap((engine) => {
    const found = entries.flatMap(({ findings }) => findings.filter((one) => one.engine === engine)).length
    const excepted = accepted.reduce((sum, one) => (one.engine === engine ? sum + one.times : sum), 0)
    return found + excepted > 0 ? [`${engine}: ${found} findings, ${excepted} accepted`] : []
  })
}

/** Prints the first findings of each kind; the page has all of them. */
export function printReport(report: Report): void {
  const kinds = Map.groupBy(
    report.entries.flatMap((entry) => entry.findings.map((finding) => ({ ...finding, entry }))),
    ({ engine, rule }) => `${engine} ${rule}`,
  )
  for (const [kind, found] of kinds) {
    console.log(`${kind}: ${found.length}`)
    for (const { entry, element, sentence } of found.slice(0, 5))
      console.log(`  ${entry.file ? `${entry.file}, ` : ''}${entry.name}  ${element}  ${sentence}`)
  }
  for (const sentence of report.unusedExceptions) console.log(sentence)
  if (kinds.size > 0) console.log('\nMend them, or except them with the reason in stories/audit/exceptions.ts.\n')
  for (const line of totals(report)) console.log(line)
  console.log(`${report.entries.length} stories and pages, ${count(report)} findings.`)
}

const plain = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>`

function findingsOf({ name, findings }: Entry): string {
  const items = findings.map(({ engine, rule, element, sentence, link }) => {
    const kind = `${engine} ${plain(rule)}`
    return `${link ? `<a href="${plain(link)}">${kind}</a>` : kind}: ${plain(sentence)} <code>${plain(element)}</code>`
  })
  return `<h2>${plain(name)}</h2>${list(items)}`
}

function pageOf(report: Report): string {
  const [wrong, right] = [true, false].map((is) => report.entries.filter(({ findings }) => findings.length > 0 === is))
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Audit</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; padding: 24px; max-inline-size: 1000px; overflow-wrap: anywhere; }
</style>
<h1>Audit of ${report.entries.length} stories and pages, ${new Date().toUTCString()}</h1>
${list([...totals(report), ...report.unusedExceptions.map(plain)])}
${wrong?.map(findingsOf).join('\n')}
<h2>Accepted</h2>
${list(report.accepted.map(({ engine, rule, reason, times }) => `${times} × ${engine} ${rule}: ${plain(reason)}`))}
<h2>Without findings</h2>
${list(right?.map(({ name }) => plain(name)) ?? [])}
</html>
`
}

export function write(folder: string, report: Report): string {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'report.json'), JSON.stringify(report, undefined, 1))
  const page = join(folder, 'report.html')
  writeFileSync(page, pageOf(report))
  return page
}
