import { availableParallelism } from 'node:os'
import type { ModeName } from '../../.storybook/modes.ts'
import { type Accepted, hashOf, keyOf } from './accepted.ts'
import { type Camera, appliesTo, launchForPictures, openCamera, type Layout, groupByLayout } from './camera.ts'
import type { Component, Story } from './storyIndex.ts'

export type Verdict =
  | { readonly kind: 'same' | 'new' | 'changed'; readonly png: Buffer }
  /** The story threw, or rendered differently each time; `renders` has two of its pictures. */
  | { readonly kind: 'fault'; readonly fault: string; readonly renders?: readonly [before: Buffer, after: Buffer] }

type Judge = (mode: ModeName, verdict: Verdict) => Promise<void> | void

/** How often a picture is taken until two are equal, and how often a story may fail. */
const TRIES = 4
const FAILURES = 2

export async function captureStory(
  camera: Camera,
  story: string,
  layout: Layout,
  modes: readonly ModeName[],
): Promise<{ fault?: string; pictures: Map<ModeName, Buffer> }> {
  const pictures = new Map<ModeName, Buffer>()
  try {
    const { fault, own } = await camera.showStory(story, layout)
    if (fault !== undefined) return { fault, pictures }
    for (const mode of modes.filter((one) => appliesTo(one, own))) pictures.set(mode, await camera.take(mode))
    return { pictures }
  } catch (problem) {
    await camera.reopen()
    return { fault: String(problem), pictures }
  }
}

/** A difference counts only if two renders show it. */
async function compareModes(
  camera: Camera,
  story: Story,
  { layout, modes }: { layout: Layout; modes: readonly ModeName[] },
  accepted: Accepted,
  onVerdict: Judge,
): Promise<void> {
  const seen = new Map<ModeName, Buffer[]>()
  let open = modes
  let failures = 0
  for (let attempt = 0; open.length > 0 && attempt < TRIES; attempt += 1) {
    const { fault, pictures } = await captureStory(camera, story.id, layout, open)
    if (fault !== undefined) {
      failures += 1
      if (failures < FAILURES) continue
      for (const mode of open) await onVerdict(mode, { kind: 'fault', fault })
      break
    }
    const doubtful: ModeName[] = []
    for (const [mode, png] of pictures) {
      const earlier = seen.get(mode) ?? []
      const last = earlier.at(-1)
      const hash = accepted.get(keyOf(story.id, mode))
      if (hashOf(png) === hash) await onVerdict(mode, { kind: 'same', png })
      else if (earlier.some((one) => one.equals(png))) await onVerdict(mode, { kind: hash ? 'changed' : 'new', png })
      else if (attempt === TRIES - 1 && last)
        await onVerdict(mode, { kind: 'fault', fault: 'It looks different each time.', renders: [last, png] })
      else doubtful.push(mode)
      seen.set(mode, [...earlier, png])
    }
    open = doubtful
  }
}

export async function compareStory(camera: Camera, story: Story, accepted: Accepted, onVerdict: Judge): Promise<void> {
  for (const round of groupByLayout(story.modes)) await compareModes(camera, story, round, accepted, onVerdict)
}

/** One browser for each core. The stories of a component stay in one. */
export async function forEachStory(
  address: string,
  components: readonly Component[],
  work: (camera: Camera, story: Story, component: Component) => Promise<void>,
): Promise<void> {
  // The largest go first, so that no worker is still busy with one at the end.
  const queue = components
    .filter(({ stories }) => stories.length > 0)
    .toSorted((one, other) => picturesOf(other) - picturesOf(one))
  async function run(): Promise<void> {
    const first = queue.at(-1)?.stories[0]
    if (!first) return
    const browser = await launchForPictures()
    try {
      const camera = await openCamera(browser, address, first.id)
      for (let component = queue.shift(); component; component = queue.shift())
        for (const story of component.stories) await work(camera, story, component)
    } finally {
      await browser.close()
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), queue.length) }, run))
}

/** An upper limit, because some modes may not apply to a story. */
export const picturesOf = ({ stories }: Component): number => stories.reduce((sum, { modes }) => sum + modes.length, 0)
