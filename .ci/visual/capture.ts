/** Captures stories with one browser per worker, and compares each picture with the accepted one. */
import type { ModeName } from '../../.storybook/modes.ts'
import { type Baseline, type Baselines, decodeBaseline, hashOf } from './baselines.ts'
import { type Camera, appliesTo, launchBrowser, openCamera, type Layout, groupByLayout } from './camera.ts'
import type { Component, Story } from './storyIndex.ts'
import { compare, type Difference } from './compare.ts'
import { NO_SCENE, type Scene } from './describe.ts'
import { isSampled, leadersOf } from './follow.ts'
import { decode, type Picture } from './picture.ts'

export interface Cell {
  readonly component: string
  readonly story: string
  /** `Catalogue/Badge/States/dark`. */
  readonly path: string
  readonly mode: ModeName
}

export type Verdict =
  | { readonly kind: 'same' }
  /** Not taken, because nothing beside it differs. */
  | { readonly kind: 'followed' }
  | { readonly kind: 'new'; readonly after: Buffer }
  /** Another hash, in a mode of which no picture is kept. */
  | { readonly kind: 'changed'; readonly before?: never; readonly after: Buffer }
  | {
      readonly kind: 'changed'
      readonly before: Picture
      readonly after: Buffer
      readonly difference: Difference
      readonly scene: Scene
    }
  /** The story threw, or looked different each time; `renders` has two of its pictures. */
  | { readonly kind: 'fault'; readonly fault: string; readonly renders?: readonly [before: Buffer, after: Buffer] }

interface Assignment {
  readonly address: string
  readonly components: readonly Component[]
  readonly workers: number
  readonly baselinesOf: (component: string) => Baselines
  /** Of a run that may leave out pictures that follow others: what the sample of these depends on. */
  readonly seed?: string | undefined
  readonly onVerdict: (cell: Cell, verdict: Verdict) => Promise<void> | void
}

/** How often a picture is taken until two are equal, and how often a story may fail. */
const TRIES = 4
const FAILURES = 2

/** Captures a story in those modes of a layout that apply to it. `onTaken` is called while the picture is still on the page. */
export async function captureStory(
  camera: Camera,
  story: string,
  layout: Layout,
  modes: readonly ModeName[],
  onTaken?: (mode: ModeName, picture: Buffer) => Promise<void>,
): Promise<{ fault?: string; pictures: Map<ModeName, Buffer> }> {
  const pictures = new Map<ModeName, Buffer>()
  try {
    const { fault, own } = await camera.showStory(story, layout)
    if (fault !== undefined) return { fault, pictures }
    for (const mode of modes.filter((one) => appliesTo(one, own))) {
      const picture = await camera.take(mode)
      pictures.set(mode, picture)
      await onTaken?.(mode, picture)
    }
    return { pictures }
  } catch (problem) {
    await camera.reopen()
    return { fault: String(problem), pictures }
  }
}

async function judge(component: string, kept: Baseline | undefined, after: Buffer, scene = NO_SCENE): Promise<Verdict> {
  if (!kept) return { kind: 'new', after }
  const before = await decodeBaseline(component, kept)
  if (!before) return { kind: 'changed', after }
  const difference = compare(before, await decode(after))
  return difference ? { kind: 'changed', before, after, difference, scene } : { kind: 'same' }
}

/** Takes pictures of one layout until each is judged: a difference counts once two renders show it. */
async function compareModes(
  camera: Camera,
  { component, story, kept, tell }: Subject,
  { layout, modes }: { layout: Layout; modes: readonly ModeName[] },
): Promise<void> {
  const seen = new Map<ModeName, Buffer[]>()
  const scenes = new Map<ModeName, Scene>()
  const look = async (mode: ModeName, picture: Buffer) => {
    if (kept?.[mode] && kept[mode].hash !== hashOf(picture)) scenes.set(mode, await camera.look())
  }
  let open = modes
  let failures = 0
  for (let attempt = 0; open.length > 0 && attempt < TRIES; attempt += 1) {
    const { fault, pictures } = await captureStory(camera, story, layout, open, look)
    if (fault !== undefined) {
      failures += 1
      if (failures < FAILURES) continue
      for (const mode of open) await tell(mode, { kind: 'fault', fault })
      break
    }
    const doubtful: ModeName[] = []
    for (const [mode, picture] of pictures) {
      const earlier = seen.get(mode) ?? []
      const last = earlier.at(-1)
      if (hashOf(picture) === kept?.[mode]?.hash) await tell(mode, { kind: 'same' })
      else if (earlier.some((one) => one.equals(picture)))
        await tell(mode, await judge(component, kept?.[mode], picture, scenes.get(mode)))
      else if (attempt === TRIES - 1 && last)
        await tell(mode, { kind: 'fault', fault: 'It looks different each time.', renders: [last, picture] })
      else doubtful.push(mode)
      seen.set(mode, [...earlier, picture])
    }
    open = doubtful
  }
}

interface Subject {
  readonly component: string
  readonly story: string
  readonly kept: Baselines[string] | undefined
  readonly tell: (mode: ModeName, verdict: Verdict) => Promise<void> | void
}

/** Tells of each mode of a story whether it is as accepted. */
export async function compareStory(
  camera: Camera,
  story: Story,
  component: Component,
  { baselines, seed, onVerdict }: Pick<Assignment, 'seed' | 'onVerdict'> & { baselines: Baselines },
): Promise<void> {
  const kept = baselines[story.id]
  const same = new Set<ModeName>()
  const tell = (mode: ModeName, verdict: Verdict) => {
    if (verdict.kind === 'same' || verdict.kind === 'followed') same.add(mode)
    return onVerdict({ component: component.id, story: story.id, path: `${story.path}/${mode}`, mode }, verdict)
  }
  const subject = { component: component.id, story: story.id, kept, tell }
  const follows = (mode: ModeName) =>
    seed !== undefined && leadersOf(kept, mode).length > 0 && !isSampled(story.id, mode, seed)
  for (const { layout, modes } of groupByLayout(component.modes)) {
    await compareModes(camera, subject, { layout, modes: modes.filter((mode) => !follows(mode)) })
    const left: ModeName[] = []
    for (const mode of modes.filter(follows)) {
      if (leadersOf(kept, mode).every((leader) => same.has(leader))) await tell(mode, { kind: 'followed' })
      else left.push(mode)
    }
    await compareModes(camera, subject, { layout, modes: left })
  }
}

export async function captureAll({
  address,
  components,
  workers,
  baselinesOf,
  seed,
  onVerdict,
}: Assignment): Promise<void> {
  // The longest first, so that no worker ends with it.
  const queue = components.toSorted(
    (one, other) => other.stories.length * other.modes.length - one.stories.length * one.modes.length,
  )
  async function work(): Promise<void> {
    const first = queue.at(-1)?.stories[0]
    if (!first) return
    const browser = await launchBrowser()
    try {
      const camera = await openCamera(browser, address, first.id)
      for (let component = queue.shift(); component; component = queue.shift()) {
        const baselines = baselinesOf(component.id)
        for (const story of component.stories)
          await compareStory(camera, story, component, { baselines, seed, onVerdict })
      }
    } finally {
      await browser.close()
    }
  }
  await Promise.all(Array.from({ length: Math.min(workers, queue.length) }, work))
}
