/**
 * `node .ci/visual/selfTest.ts`: each mutation of `mutations.ts` has to change its picture, a picture has to wait for a late
 * answer, and five repeats in different orders have to give equal pictures.
 *   --repeats 5        how often, after the first time
 *   --shuffle 7        the seed of the orders; by default another each time, which is printed
 *   --load 8           so many busy threads beside it
 *   --only Badge       the components that are repeated
 *   --part 1/3         every third component of these
 *   --mutations few    only those of the repeated components
 *   --storybook folder, --workers 2
 */
import { randomInt } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { hashOf } from './baselines.ts'
import { type Camera, launchBrowser, openCamera, layoutOf, groupByLayout } from './camera.ts'
import { type Component, filterByName, readVisualStories } from './storyIndex.ts'
import { compare } from './compare.ts'
import { type Mutation, MUTATIONS } from './mutations.ts'
import { decode } from './picture.ts'
import { serveStorybook } from './server.ts'
import { partOf, shuffled } from './shuffle.ts'
import { captureStory } from './capture.ts'
import { buildStorybook, ROOT } from './storybook.ts'

const { values: options } = parseArgs({
  options: {
    storybook: { type: 'string' },
    only: { type: 'string' },
    part: { type: 'string', default: '1/1' },
    repeats: { type: 'string', default: '5' },
    shuffle: { type: 'string', default: String(randomInt(2 ** 16)) },
    load: { type: 'string', default: '0' },
    mutations: { type: 'string', default: 'all' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
})
const repeats = Number(options.repeats)
const workers = Number(options.workers)
const seed = Number(options.shuffle)

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

async function checkMutations(cameras: readonly Camera[], mutations: readonly Mutation[]): Promise<number> {
  const queue = [...mutations]
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
  console.log(`${mutations.length - missed} of ${mutations.length} mutations are caught.\n`)
  return missed
}

/** Longer than any pause between two changes of a page that is at work. */
const LATE_MS = 2000

/** @returns 1 where a picture was taken before the answer that the page asked for. */
async function checkPatience(camera: Camera, story: string): Promise<number> {
  const late = createServer((_, response) => {
    setTimeout(() => response.writeHead(200, { 'access-control-allow-origin': '*' }).end('Late'), LATE_MS)
  })
  await new Promise<void>((resolve) => {
    late.listen(0, '127.0.0.1', resolve)
  })
  try {
    await camera.showStory(story, layoutOf('desktop'))
    await camera.page.evaluate(
      (address) => void fetch(address).then(async (answer) => document.body.append(await answer.text())),
      `http://127.0.0.1:${(late.address() as AddressInfo).port}/`,
    )
    await camera.take('desktop')
    const waited = await camera.page.evaluate(() => document.body.innerText.includes('Late'))
    console.log(`${waited ? 'waited' : 'MISSED'}  for an answer that is ${LATE_MS / 1000} s late.\n`)
    await camera.reopen()
    return waited ? 0 : 1
  } finally {
    late.close()
  }
}

type Hashes = Map<string, string>

async function captureComponents(
  camera: Camera,
  queue: Component[],
  order: number,
  onPicture: (name: string, hash: string) => void,
  onFault: (fault: string) => void,
): Promise<void> {
  for (let component = queue.shift(); component; component = queue.shift()) {
    for (const { layout, modes } of groupByLayout(component.modes)) {
      for (const { id } of shuffled(component.stories, order)) {
        const { fault, pictures } = await captureStory(camera, id, layout, modes)
        if (fault !== undefined) onFault(`${id} (${fault.split('\n')[0]})`)
        for (const [mode, picture] of pictures) onPicture(`${id} ${mode}`, hashOf(picture))
      }
    }
  }
}

async function checkRepeats(cameras: readonly Camera[], components: readonly Component[]): Promise<number> {
  const first: Hashes = new Map()
  console.log(`Orders by --shuffle ${seed}, with ${options.load} busy threads.`)
  let differing = 0
  for (let repeat = 0; repeat <= repeats; repeat += 1) {
    const start = performance.now()
    const queue = shuffled(components, seed + repeat)
    let taken = 0
    const differ: string[] = []
    const onPicture = (name: string, hash: string) => {
      taken += 1
      if (repeat === 0) first.set(name, hash)
      else if (first.get(name) !== hash) differ.push(name)
    }
    await Promise.all(
      cameras.map((camera) =>
        captureComponents(camera, queue, seed + repeat, onPicture, (fault) => differ.push(fault)),
      ),
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
const busy = Array.from({ length: Number(options.load) }, () => new Worker('for (;;) {}', { eval: true }))
let failed: number
try {
  const cameras = await Promise.all(
    browsers.map((browser) => openCamera(browser, address, all[0]?.stories[0]?.id ?? '')),
  )
  const named = partOf(options.only ? filterByName(all, options.only) : all, options.part)
  const stories = new Set(named.flatMap((component) => component.stories.map(({ id }) => id)))
  failed = await checkMutations(
    cameras,
    MUTATIONS.filter(({ story }) => options.mutations === 'all' || stories.has(story)),
  )
  failed += await checkPatience(cameras[0]!, named[0]!.stories[0]!.id)
  failed += await checkRepeats(cameras, named)
} finally {
  await Promise.all(busy.map((thread) => thread.terminate()))
  await Promise.all(browsers.map((browser) => browser.close()))
  await close()
}
process.exit(failed > 0 ? 1 : 0)
