/**
 * `node .ci/visual/selfTest.ts`: each mutation of `mutations.ts` has to change its picture, and five repeats in different
 * orders have to give equal pictures. `--repeats 5`, `--only Badge`, `--storybook folder`, `--workers 2`.
 */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { hashOf } from './baselines.ts'
import { type Camera, launchBrowser, openCamera, layoutOf, groupByLayout } from './camera.ts'
import { type Component, filterByName, readVisualStories } from './storyIndex.ts'
import { compare } from './compare.ts'
import { type Mutation, MUTATIONS } from './mutations.ts'
import { decode } from './picture.ts'
import { serveStorybook } from './server.ts'
import { captureStory } from './capture.ts'
import { buildStorybook, ROOT } from './storybook.ts'

const { values: options } = parseArgs({
  options: {
    storybook: { type: 'string' },
    only: { type: 'string' },
    repeats: { type: 'string', default: '5' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
})
const repeats = Number(options.repeats)
const workers = Number(options.workers)

/** @returns how many pixels the mutation changes. */
async function seen(camera: Camera, { story, mode, at, change, told }: Mutation): Promise<number> {
  const { fault } = await camera.showStory(story, layoutOf(mode))
  if (fault !== undefined) throw new Error(`${story} could not be drawn: ${fault}`)
  const clean = await camera.take(mode)
  // The page gets the function's source.
  await camera.page.evaluate(
    `(${change.toString()})(document.querySelector(${JSON.stringify(at)}), ${JSON.stringify(told)})`,
  )
  const mutated = await camera.take(mode)
  // The next story replaces the rest.
  await camera.page.evaluate(() => document.documentElement.removeAttribute('style'))
  return compare(await decode(clean), await decode(mutated))?.pixels ?? 0
}

async function checkMutations(cameras: readonly Camera[]): Promise<number> {
  const queue = [...MUTATIONS]
  let missed = 0
  async function work(camera: Camera): Promise<void> {
    for (let mutation = queue.shift(); mutation; mutation = queue.shift()) {
      const pixels = await seen(camera, mutation)
      if (pixels === 0) missed += 1
      console.log(
        `${pixels > 0 ? 'caught' : 'MISSED'}  ${mutation.what} (${mutation.story}, ${mutation.mode}): ${pixels} pixels`,
      )
    }
  }
  await Promise.all(cameras.map(work))
  console.log(`${MUTATIONS.length - missed} of ${MUTATIONS.length} mutations are caught.\n`)
  return missed
}

/** Another order for each seed, the same on every machine. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const order = new Map(items.map((item, at) => [item, ((at + 1) * 7919 * (seed + 1)) % 104_729]))
  return items.toSorted((one, other) => order.get(one)! - order.get(other)!)
}

type Hashes = Map<string, string>

async function captureComponents(
  camera: Camera,
  queue: Component[],
  onPicture: (name: string, hash: string) => void,
  onFault: (fault: string) => void,
): Promise<void> {
  for (let component = queue.shift(); component; component = queue.shift()) {
    for (const { layout, modes } of groupByLayout(component.modes)) {
      for (const { id } of component.stories) {
        const { fault, pictures } = await captureStory(camera, id, layout, modes)
        if (fault !== undefined) onFault(`${id} (${fault.split('\n')[0]})`)
        for (const [mode, picture] of pictures) onPicture(`${id} ${mode}`, hashOf(picture))
      }
    }
  }
}

async function checkRepeats(cameras: readonly Camera[], components: readonly Component[]): Promise<number> {
  const first: Hashes = new Map()
  let differing = 0
  for (let repeat = 0; repeat <= repeats; repeat += 1) {
    const start = performance.now()
    const queue = shuffled(components, repeat)
    let taken = 0
    const differ: string[] = []
    const onPicture = (name: string, hash: string) => {
      taken += 1
      if (repeat === 0) first.set(name, hash)
      else if (first.get(name) !== hash) differ.push(name)
    }
    await Promise.all(
      cameras.map((camera) => captureComponents(camera, queue, onPicture, (fault) => differ.push(fault))),
    )
    differing += differ.length
    const took = (performance.now() - start) / 1000
    console.log(
      `${repeat === 0 ? 'First' : `Repeat ${repeat}`}: ${taken} pictures in ${took.toFixed(0)} s (${(taken / took).toFixed(1)} a second), ${differ.length} differ${differ.length > 0 ? `: ${differ.join(', ')}` : ''}`,
    )
  }
  return differing
}

const storybook = options.storybook ?? join(ROOT, '.cache/visual/storybook')
if (!options.storybook) buildStorybook(storybook)
const all = readVisualStories(storybook)
const { address, close } = await serveStorybook(storybook)
const browsers = await Promise.all(Array.from({ length: workers }, launchBrowser))
let failed: number
try {
  const cameras = await Promise.all(
    browsers.map((browser) => openCamera(browser, address, all[0]?.stories[0]?.id ?? '')),
  )
  failed = await checkMutations(cameras)
  failed += await checkRepeats(cameras, options.only ? filterByName(all, options.only) : all)
} finally {
  await Promise.all(browsers.map((browser) => browser.close()))
  await close()
}
process.exit(failed > 0 ? 1 : 0)
