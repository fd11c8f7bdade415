/**
 * `npm run visual` captures every story tagged `visual` in each mode of `.storybook/modes.ts` and compares each
 * picture's hash with the accepted one. For those that differ, it draws the old picture again and writes a report in
 * which they can be accepted. `--help` lists the options.
 */
import { existsSync, globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { usesPinned } from '../../.ci/browser.ts'
import { goneFrom, hashOf, keyOf, readAccepted } from './accepted.ts'
import { addBefore } from './before.ts'
import { compareStory, forEachStory } from './capture.ts'
import type { Found } from './groups.ts'
import { affectedStories } from './importGraph.ts'
import { parseOptions, SCRATCH } from './options.ts'
import { acceptRun, emptyReport, readRun, type Run, summaryOf, withPictures, writeReport } from './report.ts'
import { serveReport, serveStorybook } from './server.ts'
import { baseOfWork, changedSince, mergeBaseWith } from './since.ts'
import { filterByName, isNamed, readVisualStories, type Story } from './storyIndex.ts'
import { buildStorybook, ROOT } from './storybook.ts'

async function capture(stories: readonly Story[], storybook: string, report: string) {
  const found: Found[] = []
  const met = new Set<string>()
  await forEachStory(storybook, stories, async (camera, story) => {
    const { id, file, path } = story
    for (const [mode, { kind, fault, ...pictures }] of await compareStory(camera, story, readAccepted(file))) {
      met.add(keyOf(id, mode))
      if (kind === 'same') continue
      const hash = pictures.after && hashOf(pictures.after)
      const one = { file, story: id, path: `${path}/${mode}`, mode, kind, fault, hash }
      found.push(await withPictures(report, one, pictures))
    }
  })
  return { found, met }
}

/** @param storybook the build that links of the report open, if there is one. */
async function letDecide(report: string, storybook: string): Promise<void> {
  const page = await serveReport(report)
  const book = existsSync(storybook) ? await serveStorybook(storybook) : undefined
  console.log(`Accept at ${page.address}/${book ? `?storybook=${book.address}` : ''} – Ctrl-C ends it.`)
  await new Promise((resolve) => process.once('SIGINT', resolve))
  await Promise.all([page.close(), book?.close()])
}

async function main({ only, since, changed, report, ...options }: ReturnType<typeof parseOptions>): Promise<number> {
  const storybook = options.storybook ?? join(SCRATCH, 'storybook')
  if (options.update) {
    const count = acceptRun(report, options.names)
    console.log(count === 0 ? 'There was nothing to accept by that name.' : `Accepted ${count}.`)
    return count === 0 && options.names ? 1 : 0
  }
  if (options.decide) {
    writeReport(report, readRun(report))
    await letDecide(report, storybook)
    return 0
  }
  if (!(await usesPinned())) {
    console.error(
      'Nothing was compared: pictures are accepted with the Chromium of the lockfile on Linux x64, and any other draws text differently. Unset CHROMIUM_PATH and run "npm ci", or, on other systems, run the workflow "Pictures" on your branch.',
    )
    return changed ? 0 : 1
  }
  const base = since ? { commit: mergeBaseWith(since) } : baseOfWork()
  let files = globSync('stories/**/*.stories.tsx', { cwd: ROOT })
  if (since || changed) {
    if (base.note) console.log(base.note)
    files = affectedStories(files, changedSince(base.commit))
  }
  if (files.length > 0 && !options.storybook) {
    console.time('Storybook was built in')
    buildStorybook(storybook)
    console.timeEnd('Storybook was built in')
  }
  const all = files.length > 0 ? readVisualStories(storybook) : []
  const unknown = (only?.split(',') ?? []).filter((name) => filterByName(all, name).length === 0)
  if (files.length > 0 && unknown.length > 0) {
    console.log(
      `No story is called ${unknown.join(' or ')}. Names are like Badge, Badge/States, Badge/States/dark or dark.`,
    )
    return 1
  }
  const chosen = (only ? filterByName(all, only) : all).filter(({ file }) => files.includes(file))
  console.time('It took')
  emptyReport(report)
  const { found, met } = await capture(chosen, storybook, report)
  const gone = Array.from(new Set(chosen.map(({ file }) => file)), (file) => goneFrom(file, met))
    .flat()
    .filter((one) => !only || isNamed(one, only))
  const run: Run = {
    taken: met.size,
    found: [...(await addBefore(report, found, base.commit)), ...gone].toSorted((one, other) =>
      one.path.localeCompare(other.path),
    ),
  }
  const page = writeReport(report, run)
  console.log(summaryOf(run))
  console.timeEnd('It took')
  if (run.found.length === 0) return 0
  console.log(`Look: ${relative(process.cwd(), page)}`)
  console.log('Accept with: npm run visual -- --decide, or npm run visual -- --update [names]')
  if (process.stdout.isTTY && !process.env['CI'] && !changed) await letDecide(report, storybook)
  return 1
}

try {
  process.exit(await main(parseOptions(process.argv.slice(2))))
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exit(1)
}
