/** The result of the last run, kept until it is accepted: a list and the pictures it names. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mismatch, readAcceptedWith, type Renderer, writeAcceptedWith } from './acceptedWith.ts'
import { createBaselineReader, baselineComponents, hashOf, readBaselines } from './baselines.ts'
import { type Accepted, writeBaselines } from './writeBaselines.ts'
import { componentOf, matchesName } from './storyIndex.ts'
import { compare, type Difference } from './compare.ts'
import { type Box, decode, encodePng } from './picture.ts'
import type { Cell, Verdict } from './capture.ts'
import type { ModeName } from '../../.storybook/modes.ts'

interface Found extends Cell {
  readonly kind: 'new' | 'changed' | 'gone' | 'fault'
  readonly fault?: string
  readonly pixels?: number
  readonly box?: Box
  /** Files beside the report: paths relative to it. */
  readonly before?: string
  readonly after?: string
  readonly difference?: string
}

export interface Run {
  readonly renderer: Renderer
  /** Not limited by `--only` or `--since`. */
  readonly isWhole: boolean
  /** Why its pictures cannot be accepted one by one. */
  readonly mismatch?: string
  /** How many pictures were taken. */
  readonly taken: number
  readonly found: readonly Found[]
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
  const writeComparison = async (cell: Cell, before: Buffer, after: Buffer, { pixels, box, picture }: Difference) => ({
    pixels,
    box,
    before: write(cell, 'before', before),
    after: write(cell, 'after', after),
    difference: write(cell, 'difference', await encodePng(picture)),
  })
  const compareRenders = async (cell: Cell, [before, after]: readonly [Buffer, Buffer]) => {
    const difference = compare(await decode(before), await decode(after))
    return difference && writeComparison(cell, before, after, difference)
  }
  return {
    async add(cell: Cell, verdict: Verdict): Promise<void> {
      met.add(`${cell.story} ${cell.mode}`)
      if (verdict.kind === 'same') return
      if (verdict.kind === 'new') found.push({ ...cell, kind: 'new', after: write(cell, 'after', verdict.after) })
      else if (verdict.kind === 'changed')
        found.push({
          ...cell,
          kind: 'changed',
          ...(await writeComparison(cell, await encodePng(verdict.before), verdict.after, verdict.difference)),
        })
      else
        found.push({
          ...cell,
          kind: 'fault',
          fault: verdict.fault,
          ...(verdict.renders && (await compareRenders(cell, verdict.renders))),
        })
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
    close(): Run {
      const problem = mismatch(about.renderer)
      const run: Run = {
        ...about,
        ...(problem && { mismatch: problem }),
        taken: met.size,
        found: found.toSorted((one, other) => one.path.localeCompare(other.path)),
      }
      writeFileSync(join(folder, 'run.json'), JSON.stringify(run))
      return run
    },
  }
}

function acceptedPictures(component: string): Accepted[] {
  const { decodePicture } = createBaselineReader(component)
  return Object.entries(readBaselines(component)).flatMap(([story, modes]) =>
    Object.entries(modes).map(([mode, one]) => ({
      story,
      mode: mode as ModeName,
      hash: one.hash,
      open: () => decodePicture(one),
    })),
  )
}

/** A new Chromium may replace all pictures at once, on the platform they were accepted on. */
function refuseMismatch({ renderer, isWhole }: Run, name: string | undefined): void {
  const problem = mismatch(renderer)
  const isUpgrade = isWhole && name === undefined && readAcceptedWith()?.platform === renderer.platform
  if (problem && !isUpgrade) throw new Error(problem)
}

/**
 * Makes the pictures of the last run the new baselines. @returns the paths of what was accepted.
 * @throws when there was no run, or when it used another browser than the baselines.
 */
export async function acceptRun(folder: string, name: string | undefined): Promise<string[]> {
  const list = join(folder, 'run.json')
  if (!existsSync(list))
    throw new Error('Nothing was photographed yet: run "npm run visual" first, and look at its report.')
  const run = JSON.parse(readFileSync(list, 'utf8')) as Run
  const { found } = run
  refuseMismatch(run, name)
  const accepted = found.filter(({ kind, path }) => kind !== 'fault' && (name === undefined || matchesName(path, name)))
  for (const [component, members] of Map.groupBy(accepted, ({ story }) => componentOf(story))) {
    const replaced = new Set(members.map(({ story, mode }) => `${story} ${mode}`))
    const others = acceptedPictures(component).filter(({ story, mode }) => !replaced.has(`${story} ${mode}`))
    const fresh: Accepted[] = []
    for (const { story, mode, after } of members) {
      if (!after) continue
      const path = join(folder, after)
      fresh.push({ story, mode, hash: hashOf(readFileSync(path)), open: () => decode(readFileSync(path)) })
    }
    await writeBaselines(component, [...others, ...fresh])
  }
  if (accepted.length > 0) writeAcceptedWith(run.renderer)
  const left: Run = { ...run, found: found.filter((one) => !accepted.includes(one)) }
  writeFileSync(list, JSON.stringify(left))
  return accepted.map(({ path }) => path)
}
