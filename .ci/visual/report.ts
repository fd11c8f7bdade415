/** Writes what a run found as a page, and as a summary for a pull request. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Run } from './found.ts'

const TEMPLATE = join(import.meta.dirname, 'report.html')
/** So many groups and pictures are in the summary. */
const MOST_GROUPS = 20
const MOST_PICTURES = 3

const KINDS = ['changed', 'new', 'gone', 'fault'] as const

export function countsOf({ found }: Run): string {
  const counts = KINDS.map((kind) => [found.filter((one) => one.kind === kind).length, kind] as const)
  return counts
    .filter(([count]) => count > 0)
    .map(([count, kind]) => `${count} ${kind === 'fault' && count > 1 ? 'faults' : kind}`)
    .join(', ')
}

const escaped = (text: string) => text.replaceAll(/[|<>]/g, (sign) => `&#${sign.codePointAt(0)};`).replaceAll('\n', ' ')

/** Markdown; `PICTURES/` and `REPORT` stand for addresses that are known only once both are published. */
export function summaryOf(run: Run): string {
  const { taken, found, groups } = run
  if (taken + found.length === 0) return '### Pictures\n\nNo picture was taken: nothing that changed reaches a story.\n'
  if (found.length === 0) return `### Pictures\n\n${taken} pictures, none looks different.\n`
  const rows = groups
    .slice(0, MOST_GROUPS)
    .map(({ title, words, members }) => `| ${escaped(title)} | ${members.length} | ${escaped(words)} |`)
  const byPath = new Map(found.map((one) => [one.path, one]))
  const shown = groups
    .map(({ members }) => byPath.get(members[0]!)!)
    .filter(({ after }) => after)
    .slice(0, MOST_PICTURES)
    .map(({ path, before, after }) => {
      const pictures = [before, after].filter((file) => file !== undefined)
      return `**${escaped(path)}**\n\n${pictures.map((file) => `![${escaped(path)}](PICTURES/${file.replace('pictures/', '')})`).join('\n')}`
    })
  return [
    '### Pictures',
    `${found.length} of ${taken} look different: ${countsOf(run)}. [The report](REPORT) shows each.`,
    `| What | Pictures | How |\n|---|--:|---|\n${rows.join('\n')}`,
    ...(groups.length > MOST_GROUPS ? [`… and ${groups.length - MOST_GROUPS} more groups.`] : []),
    ...shown,
    'To accept: *Actions → Pictures → Run workflow* on this branch, or `gh workflow run pictures.yml --ref <branch> -f name=<Component>`. It photographs again, and commits.',
    '',
  ].join('\n\n')
}

/** @returns the report's path. */
export function writeReport(folder: string, run: Run): string {
  const page = join(folder, 'index.html')
  const data = JSON.stringify(run).replaceAll('<', String.raw`\u003c`)
  writeFileSync(
    page,
    readFileSync(TEMPLATE, 'utf8').replace('RUN', () => data),
  )
  writeFileSync(join(folder, 'summary.txt'), summaryOf(run))
  return page
}
