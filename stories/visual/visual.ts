/**
 * `npm run visual` captures every story tagged `visual` in each mode of `.storybook/modes.ts` and compares each
 * picture's hash with the accepted one. For those that differ, it draws the old picture again and writes a report in
 * which they can be accepted. `--help` lists the options.
 */
import { existsSync, globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { usesPinned } from '../../.ci/browser.ts'
import { goneCells, hashOf, keyOf, readAccepted } from './accepted.ts'
import { addBefore, buildAt } from './before.ts'
import { compareStory, forEachStory, picturesOf } from './capture.ts'
import { differenceOf } from './difference.ts'
import type { Found } from './groups.ts'
import { affectedStories } from './importGraph.ts'
import { MOST_CHANGED, parseOptions, SCRATCH } from './options.ts'
import { acceptRun, emptyReport, readRun, type Run, summaryOf, writePicture, writeReport } from './report.ts'
import { serveReport, serveStorybook } from './server.ts'
import { baseOfWork, changedSince, mergeBaseWith } from './since.ts'
import { type Component, filterByName, readVisualStories } from './storyIndex.ts'
import { buildStorybook, ROOT } from './storybook.ts'

const seconds = (since: number) => Math.round((performance.now() - since) / 1000)

/** For a change that affects many stories: only the first story of each file, in light and dark. */
function limit(components: readonly Component[]): readonly Component[] {
  const count = components.reduce((sum, component) => sum + picturesOf(component), 0)
  if (count <= MOST_CHANGED) return components
  console.log(
    `${components.length} story files are reached: two pictures of each are taken. "npm run visual" takes all.`,
  )
  return components.map(({ stories: [first], ...component }) => ({
    ...component,
    stories: first ? [{ ...first, modes: first.modes.slice(0, 2) }] : [],
  }))
}

async function capture(components: readonly Component[], storybook: string, report: string) {
  const found: Found[] = []
  const met = new Set<string>()
  const { address, close } = await serveStorybook(storybook)
  try {
    await forEachStory(address, components, (camera, story, { file }) =>
      compareStory(camera, story, readAccepted(file), async (mode, verdict) => {
        met.add(keyOf(story.id, mode))
        const { kind } = verdict
        if (kind === 'same') return
        const cell = { file, story: story.id, path: `${story.path}/${mode}`, mode }
        if (kind !== 'fault') {
          const after = writePicture(report, cell, 'after', verdict.png)
          found.push({ ...cell, kind, hash: hashOf(verdict.png), after })
          return
        }
        const { fault, renders: [before, after] = [] } = verdict
        const difference = before && after && (await differenceOf(before, after))
        found.push({
          ...cell,
          kind,
          fault,
          ...(before && { before: writePicture(report, cell, 'before', before) }),
          ...(after && { after: writePicture(report, cell, 'after', after) }),
          ...(difference && { difference }),
        })
      }),
    )
  } finally {
    await close()
  }
  return { found, met }
}

async function withOld(found: readonly Found[], base: string, report: string): Promise<readonly Found[]> {
  const count = found.filter(({ kind }) => kind === 'changed').length
  if (count === 0) return found
  const commit = base.slice(0, 10)
  console.log(`${count} look different. Their old pictures are drawn from ${commit}.`)
  try {
    return await addBefore(report, found, buildAt(base, SCRATCH), commit)
  } catch (problem) {
    const note = `Without a picture before: ${commit} could not be built.`
    console.log(`${note} ${String(problem)}`)
    return found.map((one) => (one.kind === 'changed' ? { ...one, note } : one))
  }
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
    const start = performance.now()
    buildStorybook(storybook)
    console.log(`Storybook was built in ${seconds(start)} s.`)
  }
  const all = files.length > 0 ? readVisualStories(storybook) : []
  const unknown = (only?.split(',') ?? []).filter((name) => filterByName(all, name).length === 0)
  if (files.length > 0 && unknown.length > 0) {
    console.log(
      `No story is called ${unknown.join(' or ')}. Names are like Badge, Badge/States, Badge/States/dark or dark.`,
    )
    return 1
  }
  const named = only ? filterByName(all, only) : all
  const reached = named.filter(({ file }) => files.includes(file))
  const chosen = changed ? limit(reached) : reached
  const start = performance.now()
  emptyReport(report)
  const { found, met } = await capture(chosen, storybook, report)
  const sizes = new Map(all.map((component) => [component.id, picturesOf(component)]))
  const whole = chosen.filter((component) => picturesOf(component) === sizes.get(component.id))
  const gone = whole.flatMap((component) => goneCells(component, met))
  const run: Run = {
    taken: met.size,
    found: [...(await withOld(found, base.commit, report)), ...gone].toSorted((one, other) =>
      one.path.localeCompare(other.path),
    ),
  }
  const page = writeReport(report, run)
  console.log(`${summaryOf(run)}\nIt took ${seconds(start)} s.`)
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
