/**
 * `npm run visual` captures every story tagged `visual` in each mode of `.storybook/modes.ts` and compares each
 * picture's hash with the accepted one. For those that differ, it draws the old picture again and writes a report in
 * which they can be accepted. `--help` lists the options.
 */
import { existsSync, globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { usesPinned } from '../../.ci/browser.ts'
import { hashOf, keyOf, readAccepted, readAllAccepted } from './accepted.ts'
import { addBefore, buildAt } from './before.ts'
import { compareStory, forEachStory, picturesOf } from './capture.ts'
import { differenceOf } from './difference.ts'
import { goneCells } from './gone.ts'
import { type Found, groupsOf } from './groups.ts'
import { MOST_CHANGED, parseOptions, SCRATCH } from './options.ts'
import { decode } from './picture.ts'
import { acceptRun, countsOf, emptyReport, readRun, type Run, writePicture, writeReport } from './report.ts'
import { serveReport, serveStorybook } from './server.ts'
import { affectedStories } from './importGraph.ts'
import { baseOfWork, changedSince, mergeBaseWith } from './since.ts'
import { type Component, filterByName, readVisualStories } from './storyIndex.ts'
import { buildStorybook, ROOT } from './storybook.ts'

type Options = ReturnType<typeof parseOptions>

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

function choose(all: readonly Component[], changes: readonly string[] | undefined, { only, changed }: Options) {
  const files = all.map(({ file }) => file)
  const reached = new Set(changes ? affectedStories(changes, files) : files)
  const chosen = all.filter(({ file }) => reached.has(file))
  const named = only ? filterByName(chosen, only) : chosen
  return changed ? limit(named) : named
}

async function capture(components: readonly Component[], storybook: string, { report, workers }: Options) {
  const found: Found[] = []
  const met = new Set<string>()
  const { address, close } = await serveStorybook(storybook)
  try {
    await forEachStory(address, components, workers, (camera, story, { file }) =>
      compareStory(camera, story, readAccepted(file), async (mode, verdict) => {
        const { id, path } = story
        met.add(keyOf(id, mode))
        const cell = { file, story: id, path: `${path}/${mode}`, mode }
        if (verdict.kind === 'new' || verdict.kind === 'changed') {
          const after = writePicture(report, cell, 'after', verdict.after)
          found.push({ ...cell, kind: verdict.kind, hash: hashOf(verdict.after), after })
        } else if (verdict.kind === 'fault') {
          const { fault, renders: [before, after] = [] } = verdict
          const difference = before && after && differenceOf(await decode(before), await decode(after))
          found.push({
            ...cell,
            kind: 'fault',
            fault,
            ...(before && { before: writePicture(report, cell, 'before', before) }),
            ...(after && { after: writePicture(report, cell, 'after', after) }),
            ...(difference && { difference }),
          })
        }
      }),
    )
  } finally {
    await close()
  }
  return { found, met }
}

async function withBefore(
  found: readonly Found[],
  commit: string,
  { report, workers }: Options,
): Promise<readonly Found[]> {
  const count = found.filter(({ kind }) => kind === 'changed').length
  if (count === 0) return found
  console.log(`${count} look different. Their old pictures are drawn from ${commit.slice(0, 10)}.`)
  try {
    return await addBefore(report, found, { storybook: buildAt(commit, SCRATCH), commit, workers })
  } catch (problem) {
    const note = `Without a picture before: ${commit.slice(0, 10)} could not be built.`
    console.log(`${note} ${String(problem)}`)
    return found.map((one) => (one.kind === 'changed' ? { ...one, note } : one))
  }
}

function print(run: Run): void {
  const groups = groupsOf(run.found)
  for (const { title, words, paths } of groups.slice(0, 40))
    console.log(`  ${title}: ${paths.length} (such as ${paths[0]}), ${words.split('\n')[0]}`)
  if (groups.length > 40) console.log(`  … and ${groups.length - 40} more`)
}

/** @param storybook the build that links of the report open, if there is one. */
async function letDecide(report: string, storybook: string): Promise<void> {
  const page = await serveReport(report)
  const book = existsSync(storybook) ? await serveStorybook(storybook) : undefined
  console.log(`Accept at ${page.address}/${book ? `?storybook=${book.address}` : ''} – Ctrl-C ends it.`)
  await new Promise((resolve) => process.once('SIGINT', resolve))
  await Promise.all([page.close(), book?.close()])
}

async function main(options: Options): Promise<number> {
  const { only, since, changed, report } = options
  const storybook = options.storybook ?? join(SCRATCH, 'storybook')
  if (options.update) {
    const count = acceptRun(report, options.name)
    console.log(count === 0 ? 'There was nothing to accept by that name.' : `Accepted ${count}.`)
    return count === 0 && options.name ? 1 : 0
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
  let changes: readonly string[] | undefined
  if (since || changed) {
    if (base.note) console.log(base.note)
    changes = changedSince(base.commit)
    if (affectedStories(changes, globSync('stories/**/*.stories.tsx', { cwd: ROOT })).length === 0) {
      console.log(`No picture was taken: nothing that changed since ${base.commit.slice(0, 10)} reaches a story.`)
      // `npm test` keeps the last report, because somebody may be reading it.
      if (since) {
        emptyReport(report)
        writeReport(report, { taken: 0, found: [] })
      }
      return 0
    }
  }
  if (!options.storybook) {
    const start = performance.now()
    buildStorybook(storybook)
    console.log(`Storybook was built in ${seconds(start)} s.`)
  }
  const all = readVisualStories(storybook)
  const chosen = choose(all, changes, options)
  if (only && filterByName(all, only).length === 0)
    console.log(`No story is called ${only}. Names are like Badge, Badge/States, Badge/States/dark or dark.`)
  const start = performance.now()
  emptyReport(report)
  const { found, met } = await capture(chosen, storybook, options)
  const gone = goneCells(readAllAccepted(), { all, chosen, only, met })
  console.log(`${met.size} pictures in ${seconds(start)} s.`)
  const withOld = await withBefore(found, options.before ?? base.commit, options)
  const run: Run = {
    taken: met.size,
    found: [...withOld, ...gone].toSorted((one, other) => one.path.localeCompare(other.path)),
  }
  const page = writeReport(report, run)
  print(run)
  if (run.found.length === 0) {
    console.log('All are as accepted.')
    return only && met.size === 0 ? 1 : 0
  }
  console.log(`${countsOf(run)}. Look: ${relative(process.cwd(), page)}`)
  console.log('Accept with: npm run visual -- --decide, or npm run visual -- --update [name]')
  if (process.stdout.isTTY && !process.env['CI'] && !changed) await letDecide(report, storybook)
  return 1
}

try {
  process.exit(await main(parseOptions(process.argv.slice(2))))
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exit(1)
}
