/** Only hashes of pictures are kept, so old pictures are drawn again from the Storybook of an older commit. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { readAccepted } from './accepted.ts'
import { compareStory, forEachStory, type Verdict } from './capture.ts'
import { differenceOf } from './difference.ts'
import type { Found } from './groups.ts'
import { writePicture } from './report.ts'
import { serveStorybook } from './server.ts'
import { readVisualStories } from './storyIndex.ts'
import { buildStorybook, ROOT } from './storybook.ts'

/**
 * Builds Storybook from a commit's files with the packages installed now. The build is cached for the next run.
 * @throws if that commit cannot be built.
 */
export function buildAt(commit: string, scratch: string): string {
  const [files, folder] = [join(scratch, 'files-before'), join(scratch, 'storybook-before')]
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
  const difference = await differenceOf(old.png, readFileSync(join(folder, found.after!)))
  return {
    ...found,
    before: writePicture(folder, found, 'before', old.png),
    ...(difference && { difference }),
    ...(old.kind !== 'same' && { note: `Before is as drawn at ${commit}; another picture was accepted.` }),
  }
}

/** @param storybook built from the older commit. */
export async function addBefore(
  folder: string,
  found: readonly Found[],
  storybook: string,
  commit: string,
): Promise<Found[]> {
  const byStory = Map.groupBy(
    found.filter(({ kind }) => kind === 'changed'),
    ({ story }) => story,
  )
  const components = readVisualStories(storybook).map((component) => ({
    ...component,
    stories: component.stories.flatMap((story) => {
      const cells = byStory.get(story.id)
      return cells ? [{ ...story, modes: cells.map(({ mode }) => mode) }] : []
    }),
  }))
  const drawn = new Map<Found, Found>()
  const { address, close } = await serveStorybook(storybook)
  try {
    await forEachStory(address, components, async (camera, story) => {
      const cells = byStory.get(story.id)!
      await compareStory(camera, story, readAccepted(cells[0]!.file), async (mode, verdict) => {
        const cell = cells.find((one) => one.mode === mode)!
        drawn.set(cell, await withBefore(folder, cell, verdict, commit))
      })
    })
  } finally {
    await close()
  }
  return found.map((one) =>
    one.kind === 'changed' ? (drawn.get(one) ?? { ...one, note: `There is none at ${commit}.` }) : one,
  )
}
