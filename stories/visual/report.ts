import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keyOf, writeAccepted } from './accepted.ts'
import { differenceOf } from './difference.ts'
import { type Found, groupsOf, type Pictures } from './groups.ts'
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

/** Keeps pictures for the report, and says how they differ. */
export async function withPictures(folder: string, found: Found, { before, after }: Pictures): Promise<Found> {
  function write(what: string, png: Buffer | undefined): string | undefined {
    if (!png) return undefined
    const file = `pictures/${found.story}.${found.mode.replaceAll(' ', '-')}.${what}.png`
    writeFileSync(join(folder, file), png)
    return file
  }
  const difference = before && after && (await differenceOf(before, after))
  return { ...found, difference, before: write('before', before), after: write('after', after) }
}

const MOST_GROUPS = 40

/** @returns Markdown that can be read in a terminal, too. What is indented stays as it is. */
export function summaryOf({ taken, found }: Run): string {
  if (taken + found.length === 0) return 'No picture was taken: nothing that changed reaches a story.'
  if (found.length === 0) return `${taken} pictures, none looks different.`
  const counts = Map.groupBy(found, ({ kind }) => kind)
  const groups = groupsOf(found).map(
    ({ title, words, paths }) => `    ${title}: ${paths.length} (such as ${paths[0]}), ${words.split('\n')[0]}`,
  )
  return [
    `${taken} pictures were taken: ${[...counts].map(([kind, { length }]) => `${length} ${kind}`).join(', ')}.\n`,
    ...groups.slice(0, MOST_GROUPS),
    ...(groups.length > MOST_GROUPS ? [`    … and ${groups.length - MOST_GROUPS} more`] : []),
  ].join('\n')
}

const HOW_TO_ACCEPT =
  'The artifact *visual-report* shows each before and after. To accept: *Actions → Pictures → Run workflow* on this branch, or `gh workflow run pictures.yml --ref <branch> -f name=<Component>`.'

export function writeReport(folder: string, run: Run): string {
  const page = join(folder, 'index.html')
  const data = JSON.stringify({ ...run, groups: groupsOf(run.found) }).replaceAll('<', String.raw`\u003c`)
  writeFileSync(join(folder, 'run.json'), JSON.stringify(run))
  const summary = ['### Pictures', summaryOf(run), ...(run.found.length > 0 ? [HOW_TO_ACCEPT] : [])]
  writeFileSync(join(folder, 'summary.txt'), `${summary.join('\n\n')}\n`)
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
