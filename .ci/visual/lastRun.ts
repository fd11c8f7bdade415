/** The result of the last run, kept until it is decided: a list and the pictures it names. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ModeName } from '../../.storybook/modes.ts'
import { allBaselines, BASELINES_FOLDER, keptLike } from './baselines.ts'
import type { Cell, Verdict } from './capture.ts'
import { writeChange, writePicture } from './change.ts'
import { NO_SCENE } from './describe.ts'
import type { Found, Run } from './found.ts'
import { goneCells, type Taken } from './gone.ts'
import { groupsOf } from './groups.ts'
import { decode } from './picture.ts'

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

const hashOnlyWords = ({ mode, story }: Cell) =>
  `Of this mode only the hash is kept, which differs. Compare with “${keptLike(mode, story)}”, or draw it as it was by: npm run visual -- --before`

/** Empties the folder. */
export function startRun(folder: string, about: Pick<Run, 'renderer' | 'isWhole'>) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  const found: Found[] = []
  const met = new Set<string>()
  let followed = 0
  return {
    async add(cell: Cell, verdict: Verdict): Promise<void> {
      met.add(`${cell.story} ${cell.mode}`)
      if (verdict.kind === 'followed') followed += 1
      if (verdict.kind === 'same' || verdict.kind === 'followed') return
      if (verdict.kind === 'new')
        found.push({ ...cell, kind: 'new', after: writePicture(folder, cell, 'after', verdict.after) })
      else if (verdict.kind === 'changed' && !verdict.before)
        found.push({
          ...cell,
          kind: 'changed',
          words: hashOnlyWords(cell),
          after: writePicture(folder, cell, 'after', verdict.after),
        })
      else if (verdict.kind === 'changed')
        found.push({
          ...cell,
          kind: 'changed',
          ...(await writeChange(folder, cell, verdict)),
        })
      else {
        const [before, after] = verdict.renders ?? []
        const change =
          before && after && (await writeChange(folder, cell, { before: await decode(before), after, scene: NO_SCENE }))
        found.push({ ...cell, ...change, kind: 'fault', fault: verdict.fault })
      }
    },
    /** Adds accepted pictures that nothing draws any more. */
    addGone(taken: Omit<Taken, 'isMet'>, baselines = BASELINES_FOLDER): void {
      const isMet = (story: string, mode: ModeName) => met.has(`${story} ${mode}`)
      found.push(
        ...goneCells(allBaselines(baselines), { ...taken, isMet }).map((cell) => ({ ...cell, kind: 'gone' }) as const),
      )
    },
    close: (): Run =>
      writeRun(folder, {
        ...about,
        taken: met.size - followed,
        followed,
        found: found.toSorted((one, other) => one.path.localeCompare(other.path)),
        seen: [],
      }),
  }
}
