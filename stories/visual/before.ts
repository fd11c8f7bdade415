/** Only hashes of pictures are kept, so old pictures are drawn again from the Storybook of an older commit. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { type Accepted, hashOf, keyOf, readAccepted } from './accepted.ts'
import { groupByLayout } from './camera.ts'
import { captureStory, forEachStory } from './capture.ts'
import { differenceOf } from './difference.ts'
import { decode } from './picture.ts'
import type { Found } from './groups.ts'
import { writePicture } from './report.ts'
import { serveStorybook } from './server.ts'
import { readVisualStories } from './storyIndex.ts'
import { buildStorybook, ROOT } from './storybook.ts'

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim()

/**
 * Builds Storybook from a commit's files with the packages installed now. The build is cached for the next run.
 * @throws if that commit cannot be built.
 */
export function buildAt(commit: string, scratch: string): string {
  const [files, folder] = [join(scratch, 'files-before'), join(scratch, 'storybook-before')]
  const storybook = join(folder, git('rev-parse', commit))
  if (existsSync(storybook)) return storybook
  const removeFiles = () => {
    spawnSync('git', ['worktree', 'remove', '--force', files], { cwd: ROOT })
    rmSync(files, { recursive: true, force: true })
  }
  rmSync(folder, { recursive: true, force: true })
  // An interrupted run may have left files behind.
  removeFiles()
  git('worktree', 'add', '--detach', files, commit)
  try {
    symlinkSync(join(ROOT, 'node_modules'), join(files, 'node_modules'))
    buildStorybook(`${storybook}-unfinished`, files)
    renameSync(`${storybook}-unfinished`, storybook)
  } finally {
    removeFiles()
  }
  return storybook
}

export async function withBefore(
  folder: string,
  found: Found,
  png: Buffer,
  { commit, accepted }: { commit: string; accepted: Accepted },
): Promise<Found> {
  const hash = hashOf(png)
  if (hash === found.hash)
    return { ...found, note: `It already looked so at ${commit}, where another picture was accepted.` }
  const difference = differenceOf(await decode(png), await decode(readFileSync(join(folder, found.after!))))
  const isAccepted = hash === accepted.get(keyOf(found.story, found.mode))
  return {
    ...found,
    before: writePicture(folder, found, 'before', png),
    ...(difference && { difference }),
    ...(!isAccepted && { note: `Before is as drawn at ${commit}; since then another picture was accepted.` }),
  }
}

/** @param storybook built from the older commit. */
export async function addBefore(
  folder: string,
  found: readonly Found[],
  { storybook, commit, workers }: { storybook: string; commit: string; workers: number },
): Promise<Found[]> {
  const byStory = Map.groupBy(
    found.filter(({ kind }) => kind === 'changed'),
    ({ story }) => story,
  )
  const components = readVisualStories(storybook)
    .map((component) => ({ ...component, stories: component.stories.filter(({ id }) => byStory.has(id)) }))
    .filter(({ stories }) => stories.length > 0)
  const drawn = new Map<Found, Found>()
  const { address, close } = await serveStorybook(storybook)
  try {
    await forEachStory(address, components, workers, async (camera, { id }, { file }) => {
      const cells = byStory.get(id)!
      const accepted = readAccepted(file)
      for (const { layout, modes } of groupByLayout(cells.map(({ mode }) => mode))) {
        const first = await captureStory(camera, id, layout, modes)
        const isAsAccepted = [...first.pictures].every(([mode, png]) => hashOf(png) === accepted.get(keyOf(id, mode)))
        // As in compareModes, a single render may be wrong.
        const { pictures } = isAsAccepted ? first : await captureStory(camera, id, layout, modes)
        for (const cell of cells) {
          const png = pictures.get(cell.mode)
          if (png) drawn.set(cell, await withBefore(folder, cell, png, { commit: commit.slice(0, 10), accepted }))
        }
      }
    })
  } finally {
    await close()
  }
  return found.map((one) => {
    if (one.kind !== 'changed') return one
    return drawn.get(one) ?? { ...one, note: `It could not be drawn at ${commit.slice(0, 10)}.` }
  })
}
