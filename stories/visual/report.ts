import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keyOf, writeAccepted } from './accepted.ts'
import { type Cell, type Found, groupsOf } from './groups.ts'
import { isNamed } from './storyIndex.ts'
import { ROOT } from './storybook.ts'

export interface Run {
  readonly taken: number
  readonly found: readonly Found[]
}

export function readRun(folder: string): Run {
  const list = join(folder, 'run.json')
  if (!existsSync(list)) throw new Error('Run "npm run visual" first, and look at its report.')
  return JSON.parse(readFileSync(list, 'utf8')) as Run
}

export function emptyReport(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'pictures'), { recursive: true })
}

/** @returns the path relative to the report. */
export function writePicture(folder: string, { story, mode }: Cell, what: 'before' | 'after', png: Buffer): string {
  const file = `pictures/${story}.${mode.replaceAll(' ', '-')}.${what}.png`
  writeFileSync(join(folder, file), png)
  return file
}

export function countsOf({ found }: Run): string {
  const counts = Map.groupBy(found, ({ kind }) => kind)
  return [...counts].map(([kind, { length }]) => `${length} ${kind}`).join(', ')
}

const escaped = (text: string) => text.replaceAll(/[|<>]/g, (sign) => `&#${sign.codePointAt(0)};`).replaceAll('\n', ' ')

/** @returns Markdown. */
export function summaryOf(run: Run): string {
  const { taken, found } = run
  if (taken + found.length === 0) return '### Pictures\n\nNone was taken: nothing that changed reaches a story.\n'
  if (found.length === 0) return `### Pictures\n\n${taken} pictures, none looks different.\n`
  const rows = groupsOf(found).map(
    ({ title, words, paths }) => `| ${escaped(title)} | ${paths.length} | ${escaped(words)} |`,
  )
  return [
    '### Pictures',
    `${taken} pictures were taken: ${countsOf(run)}.`,
    `| What | Pictures | How |\n|---|--:|---|\n${rows.slice(0, 40).join('\n')}`,
    ...(rows.length > 40 ? [`… and ${rows.length - 40} more.`] : []),
    'The artifact *visual-report* shows each before and after. To accept: *Actions → Pictures → Run workflow* on this branch, or `gh workflow run pictures.yml --ref <branch> -f name=<Component>`.\n',
  ].join('\n\n')
}

export function writeReport(folder: string, run: Run): string {
  const page = join(folder, 'index.html')
  const data = JSON.stringify({ ...run, groups: groupsOf(run.found) }).replaceAll('<', String.raw`\u003c`)
  writeFileSync(join(folder, 'run.json'), JSON.stringify(run))
  writeFileSync(join(folder, 'summary.txt'), summaryOf(run))
  writeFileSync(
    page,
    readFileSync(join(import.meta.dirname, 'report.html'), 'utf8').replace('RUN', () => data),
  )
  return page
}

/**
 * Accepts pictures of the last run: by name, by exact paths, or all. Faults have no picture to accept.
 * @returns the number of accepted pictures.
 */
export function acceptRun(folder: string, chosen?: string | readonly string[], root = ROOT): number {
  const run = readRun(folder)
  const isChosen = (one: Found) =>
    one.kind !== 'fault' &&
    (chosen === undefined || (typeof chosen === 'string' ? isNamed(one, chosen) : chosen.includes(one.path)))
  const accepted = run.found.filter(isChosen)
  for (const [file, members] of Map.groupBy(accepted, (one) => one.file))
    writeAccepted(file, new Map(members.map(({ story, mode, hash }) => [keyOf(story, mode), hash])), root)
  writeReport(folder, { ...run, found: run.found.filter((one) => !accepted.includes(one)) })
  return accepted.length
}
