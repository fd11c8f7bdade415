/** Only hashes of pictures are kept, so old pictures are drawn again from the Storybook of an older commit. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { readAccepted } from './accepted.ts'
import { compareStory, forEachStory, type Verdict } from './capture.ts'
import type { Found } from './groups.ts'
import { SCRATCH } from './options.ts'
import { withPictures } from './report.ts'
import { readVisualStories } from './storyIndex.ts'
import { buildStorybook, ROOT } from './storybook.ts'

/**
 * Builds Storybook from a commit's files with the packages installed now. The build is cached for the next run.
 * @throws if that commit cannot be built.
 */
function buildAt(commit: string): string {
  const [files, folder] = [join(SCRATCH, 'files-before'), join(SCRATCH, 'storybook-before')]
  const hash = execFileSync('git', ['rev-parse', commit], { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim()
  const storybook = join(folder, hash)
  if (existsSync(storybook)) return storybook
  for (const old of [files, folder]) rmSync(old, { recursive: true, force: true })
  mkdirSync(files, { recursive: true })
  execFileSync('sh', ['-c', 'git archive "$0" | tar -x -C "$1"', hash, files], { cwd: ROOT, stdio: 'pipe' })
  symlinkSync(join(ROOT, 'node_modules'), join(files, 'node_modules'))
  buildStorybook(`${storybook}-unfinished`, files)
  renameSync(`${storybook}-unfinished`, storybook)
  rmSync(files, { recursive: true })
  return storybook
}

/** @param old what was drawn at `commit`, compared with the accepted hash. */
export async function withBefore(folder: string, found: Found, old: Verdict, commit: string): Promise<Found> {
  if (old.kind === 'fault') return { ...found, note: `It could not be drawn at ${commit}: ${old.fault}` }
  const note = old.kind === 'same' ? undefined : `Before is as drawn at ${commit}; another picture was accepted.`
  return withPictures(
    folder,
    { ...found, note },
    { before: old.after, after: readFileSync(join(folder, found.after!)) },
  )
}

/** Adds the old picture, from the commit `base`, to each that changed. */
export async function addBefore(folder: string, found: readonly Found[], base: string): Promise<readonly Found[]> {
  const changed = found.filter(({ kind }) => kind === 'changed')
  if (changed.length === 0) return found
  const commit = base.slice(0, 10)
  console.log(`${changed.length} look different. Their old pictures are drawn from ${commit}.`)
  const drawn = new Map<string, Found>()
  let missing = `There is none at ${commit}.`
  try {
    const storybook = buildAt(base)
    const cellsOf = (id: string) => changed.filter(({ story }) => story === id)
    const stories = readVisualStories(storybook)
      .map((story) => ({ ...story, modes: cellsOf(story.id).map(({ mode }) => mode) }))
      .filter(({ modes }) => modes.length > 0)
    await forEachStory(storybook, stories, async (camera, story) => {
      const verdicts = await compareStory(camera, story, readAccepted(story.file))
      for (const cell of cellsOf(story.id)) {
        const old = verdicts.get(cell.mode)
        if (old) drawn.set(cell.path, await withBefore(folder, cell, old, commit))
      }
    })
  } catch (problem) {
    missing = `Without a picture before: ${commit} could not be built.`
    console.log(`${missing} ${String(problem)}`)
  }
  return found.map((one) => drawn.get(one.path) ?? (one.kind === 'changed' ? { ...one, note: missing } : one))
}
