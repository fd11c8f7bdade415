/** Accepts and rejects what the last run found. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mismatch, readAcceptedWith, type Renderer, writeAcceptedWith } from './acceptedWith.ts'
import { BASELINES_FOLDER, updateBaselines } from './baselines.ts'
import type { Found, Run } from './found.ts'
import { readRun, writeRun } from './lastRun.ts'
import { componentOf, matchesName } from './storyIndex.ts'

/** A new Chromium may replace all pictures at once, on the platform they were accepted on. */
function refuseMismatch({ renderer, isWhole }: Run, isAll: boolean, accepted: Renderer | undefined): void {
  const problem = mismatch(renderer, accepted)
  const isUpgrade = isWhole && isAll && accepted?.platform === renderer.platform
  if (problem && !isUpgrade) throw new Error(problem)
}

export interface AcceptedNow {
  readonly paths: readonly string[]
  /** How many of them nobody looked at in the report. */
  readonly unseen: number
}

/**
 * Makes pictures of the last run the accepted ones: those of a name, those of exact paths, or all but the rejected.
 * @throws when there was no run, or when it used another browser than the accepted pictures.
 */
export async function acceptRun(
  folder: string,
  chosen: string | readonly string[] | undefined,
  baselines = BASELINES_FOLDER,
): Promise<AcceptedNow> {
  const run = readRun(folder)
  const acceptedWith = `${baselines}.json`
  refuseMismatch(run, chosen === undefined, readAcceptedWith(acceptedWith))
  const isChosen = ({ path, rejected }: Found): boolean => {
    if (chosen === undefined) return rejected === undefined
    return typeof chosen === 'string' ? matchesName(path, chosen) : chosen.includes(path)
  }
  const accepted = run.found.filter((one) => one.kind !== 'fault' && isChosen(one))
  for (const [component, members] of Map.groupBy(accepted, ({ story }) => componentOf(story))) {
    await updateBaselines(
      component,
      members.map(({ story, mode, after }) => ({
        story,
        mode,
        ...(after && { png: readFileSync(join(folder, after)) }),
      })),
      baselines,
    )
  }
  if (accepted.length > 0) writeAcceptedWith(run.renderer, acceptedWith)
  writeRun(folder, { ...run, found: run.found.filter((one) => !accepted.includes(one)) })
  const paths = accepted.map(({ path }) => path)
  return { paths, unseen: paths.filter((path) => !run.seen.includes(path)).length }
}

/** Notes why pictures are not wanted; the note stays in the report. */
export function rejectInRun(folder: string, paths: readonly string[], note: string): void {
  const run = readRun(folder)
  writeRun(folder, {
    ...run,
    found: run.found.map((one) => (paths.includes(one.path) ? { ...one, rejected: note } : one)),
  })
}

export function noteSeen(folder: string, paths: readonly string[]): void {
  const run = readRun(folder)
  writeRun(folder, { ...run, seen: [...new Set([...run.seen, ...paths])] })
}
