/** The result of the last run, kept until it is decided: a list and the pictures it names. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ModeName } from '../../.storybook/modes.ts'
import { baselineComponents, keptLike, readBaselines } from './baselines.ts'
import type { Cell, Verdict } from './capture.ts'
import { compare } from './compare.ts'
import { describe, type Place, type Recolouring } from './describe.ts'
import type { Found, Run } from './found.ts'
import { groupsOf } from './groups.ts'
import { decode, encodePng, type Picture } from './picture.ts'

/** So many places of a picture are shown. */
const SHOWN_PLACES = 4

const list = (folder: string) => join(folder, 'run.json')

/** @throws when there was none. */
export function readRun(folder: string): Run {
  if (!existsSync(list(folder)))
    throw new Error('Nothing was photographed yet: run "npm run visual" first, and look at its report.')
  return JSON.parse(readFileSync(list(folder), 'utf8')) as Run
}

/** Groups what is left to decide. */
export function writeRun(folder: string, run: Omit<Run, 'groups'>): Run {
  const whole = { ...run, groups: groupsOf(run.found) }
  writeFileSync(list(folder), JSON.stringify(whole))
  return whole
}

function sentenceOf(places: readonly Place[], overall: readonly string[], recolouring?: Recolouring): string {
  if (recolouring) return `${recolouring.from} became ${recolouring.to}`
  const [first, ...others] = places
  return [
    first && `${first.label ? `“${first.label}”: ` : ''}${first.words}`,
    others.length > 0 && `${others.length} more ${others.length === 1 ? 'place' : 'places'}`,
    ...overall.slice(0, 3),
  ]
    .filter(Boolean)
    .join('; ')
}

/** Empties the folder. */
export function startRun(folder: string, about: Pick<Run, 'renderer' | 'isWhole'>) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  const found: Found[] = []
  const met = new Set<string>()
  const write = (cell: Cell, what: string, bytes: Buffer): string => {
    const file = `pictures/${cell.story}.${cell.mode.replaceAll(' ', '-')}.${what}.png`
    writeFileSync(join(folder, file), bytes)
    return file
  }
  async function writeChange(cell: Cell, before: Picture, after: Buffer, scene: Parameters<typeof describe>[2]) {
    const now = await decode(after)
    const { aligned, places, overall, recolouring } = describe(before, now, scene)
    // What only moved is not drawn as different.
    const difference = compare(aligned, now) ?? compare(before, now)
    return {
      pixels: compare(before, now)?.pixels ?? 0,
      words: sentenceOf(places, overall, recolouring),
      places: places.slice(0, SHOWN_PLACES),
      ...(recolouring && { recolouring }),
      before: write(cell, 'before', await encodePng(before)),
      after: write(cell, 'after', after),
      ...(difference && { difference: write(cell, 'difference', await encodePng(difference.picture)) }),
    }
  }
  return {
    async add(cell: Cell, verdict: Verdict): Promise<void> {
      met.add(`${cell.story} ${cell.mode}`)
      if (verdict.kind === 'same') return
      if (verdict.kind === 'new') found.push({ ...cell, kind: 'new', after: write(cell, 'after', verdict.after) })
      else if (verdict.kind === 'changed' && !verdict.before)
        found.push({
          ...cell,
          kind: 'changed',
          words: `Of this mode only the hash is kept, which differs; compare with “${keptLike(cell.mode)}”`,
          after: write(cell, 'after', verdict.after),
        })
      else if (verdict.kind === 'changed')
        found.push({
          ...cell,
          kind: 'changed',
          ...(await writeChange(cell, verdict.before, verdict.after, verdict.scene)),
        })
      else {
        const [before, after] = verdict.renders ?? []
        const change =
          before && after && (await writeChange(cell, await decode(before), after, { cells: [], colours: {} }))
        found.push({ ...cell, ...change, kind: 'fault', fault: verdict.fault })
      }
    },
    /** Adds accepted pictures that a whole run did not take. */
    addGone(): void {
      for (const component of baselineComponents()) {
        for (const [story, modes] of Object.entries(readBaselines(component))) {
          const gone = (Object.keys(modes) as ModeName[]).filter((mode) => !met.has(`${story} ${mode}`))
          found.push(
            ...gone.map((mode) => ({ kind: 'gone', component, story, mode, path: `${story}/${mode}` }) as const),
          )
        }
      }
    },
    close: (): Run =>
      writeRun(folder, {
        ...about,
        taken: met.size,
        found: found.toSorted((one, other) => one.path.localeCompare(other.path)),
        seen: [],
      }),
  }
}
