/**
 * Draws accepted pictures of which only the hash is kept, for the report of the last run: builds Storybook from the commit the
 * work began with, and photographs there what looks different now. A picture with the accepted hash is the accepted one.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { ModeName } from '../../.storybook/modes.ts'
import { BASELINES_FOLDER, hashOf, readBaselines } from './baselines.ts'
import { layoutOf, launchBrowser, openCamera } from './camera.ts'
import { captureStory } from './capture.ts'
import { writeChange } from './change.ts'
import { NO_SCENE } from './describe.ts'
import type { Found } from './found.ts'
import { readRun, writeRun } from './lastRun.ts'
import { decode } from './picture.ts'
import { serveStorybook } from './server.ts'
import { buildStorybook, ROOT } from './storybook.ts'

function git(...args: string[]): void {
  const { status, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed:\n${stderr}`)
}

/** Builds Storybook from a commit's files, with the packages of now. */
export function buildAt(commit: string, scratch: string): string {
  const [files, storybook] = [join(scratch, 'files-before'), join(scratch, 'storybook-before')]
  const forget = () => {
    spawnSync('git', ['worktree', 'remove', '--force', files], { cwd: ROOT })
    rmSync(files, { recursive: true, force: true })
  }
  // Left by a run that was ended.
  forget()
  git('worktree', 'add', '--detach', files, commit)
  try {
    symlinkSync(join(ROOT, 'node_modules'), join(files, 'node_modules'))
    buildStorybook(storybook, files)
  } finally {
    forget()
  }
  return storybook
}

export const lacksBefore = ({ kind, before, after }: Found): boolean =>
  kind === 'changed' && before === undefined && after !== undefined

type Draw = (story: string, mode: ModeName) => Promise<Buffer | undefined>

/** @param draw takes a picture as it was; undefined where that could not be drawn. */
export async function addBefore(
  folder: string,
  commit: string,
  draw: Draw,
  baselines = BASELINES_FOLDER,
): Promise<{ drawn: number; not: number }> {
  const run = readRun(folder)
  const counts = { drawn: 0, not: 0 }
  const found: Found[] = []
  for (const one of run.found) {
    if (!lacksBefore(one)) {
      found.push(one)
      continue
    }
    const before = await draw(one.story, one.mode)
    const isAccepted = before && hashOf(before) === readBaselines(one.component, baselines)[one.story]?.[one.mode]?.hash
    counts[isAccepted ? 'drawn' : 'not'] += 1
    const change = isAccepted
      ? await writeChange(folder, one, {
          before: await decode(before),
          after: readFileSync(join(folder, one.after!)),
          scene: NO_SCENE,
        })
      : { words: `The accepted picture cannot be drawn again: at ${commit.slice(0, 10)} it looks different too` }
    found.push({ ...one, ...change })
  }
  writeRun(folder, { ...run, found })
  return counts
}

/** @param storybook built from that commit. */
export async function drawBefore(folder: string, commit: string, storybook: string) {
  const { address, close } = await serveStorybook(storybook)
  const browser = await launchBrowser()
  try {
    const first = readRun(folder).found.find(lacksBefore)!
    const camera = await openCamera(browser, address, first.story)
    return await addBefore(folder, commit, async (story, mode) => {
      const { pictures } = await captureStory(camera, story, layoutOf(mode), [mode])
      return pictures.get(mode)
    })
  } finally {
    await browser.close()
    await close()
  }
}
