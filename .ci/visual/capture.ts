/** Captures stories with one browser per worker, and compares each picture with the accepted one. */
import type { ModeName } from '../../.storybook/modes.ts'
import { type Baselines, createBaselineReader, hashOf, type Baseline } from './baselines.ts'
import { type Camera, appliesTo, launchBrowser, openCamera, type Layout, groupByLayout } from './camera.ts'
import type { Component, Story } from './storyIndex.ts'
import { compare, type Difference } from './compare.ts'
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
  | { readonly kind: 'new'; readonly after: Buffer }
  | { readonly kind: 'changed'; readonly before: Picture; readonly after: Buffer; readonly difference: Difference }
  /** The story threw, or looked different each time; `renders` has two of its pictures. */
  | { readonly kind: 'fault'; readonly fault: string; readonly renders?: readonly [before: Buffer, after: Buffer] }

interface Assignment {
  readonly address: string
  readonly components: readonly Component[]
  readonly workers: number
  readonly baselinesOf: (component: string) => Baselines
  readonly onVerdict: (cell: Cell, verdict: Verdict) => Promise<void> | void
}

/** How often a picture is taken until two are equal, and how often a story may fail. */
const TRIES = 4
const FAILURES = 2

/** Captures a story in those modes of a layout that apply to it. */
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
    for (const mode of modes) if (appliesTo(mode, own)) pictures.set(mode, await camera.take(mode))
    return { pictures }
  } catch (problem) {
    await camera.reopen()
    return { fault: String(problem), pictures }
  }
}

async function judge(
  reader: ReturnType<typeof createBaselineReader>,
  kept: Baseline | undefined,
  after: Buffer,
): Promise<Verdict> {
  if (!kept) return { kind: 'new', after }
  const before = await reader.decodePicture(kept)
  const difference = compare(before, await decode(after))
  return difference ? { kind: 'changed', before, after, difference } : { kind: 'same' }
}

/** A difference counts once two renders show it. */
async function compareStory(
  camera: Camera,
  story: Story,
  component: Component,
  baselines: Baselines,
  onVerdict: Assignment['onVerdict'],
): Promise<void> {
  const reader = createBaselineReader(component.id)
  const tell = (mode: ModeName, verdict: Verdict) =>
    onVerdict({ component: component.id, story: story.id, path: `${story.path}/${mode}`, mode }, verdict)
  for (const { layout, modes } of groupByLayout(component.modes)) {
    const seen = new Map<ModeName, Buffer[]>()
    let open: readonly ModeName[] = modes
    let failures = 0
    for (let attempt = 0; open.length > 0 && attempt < TRIES; attempt += 1) {
      const { fault, pictures } = await captureStory(camera, story.id, layout, open)
      if (fault !== undefined) {
        failures += 1
        if (failures < FAILURES) continue
        for (const mode of open) await tell(mode, { kind: 'fault', fault })
        break
      }
      const doubtful: ModeName[] = []
      for (const [mode, picture] of pictures) {
        const kept = baselines[story.id]?.[mode]
        const earlier = seen.get(mode) ?? []
        const last = earlier.at(-1)
        if (hashOf(picture) === kept?.hash) await tell(mode, { kind: 'same' })
        else if (earlier.some((one) => one.equals(picture))) await tell(mode, await judge(reader, kept, picture))
        else if (attempt === TRIES - 1 && last)
          await tell(mode, { kind: 'fault', fault: 'It looks different each time.', renders: [last, picture] })
        else doubtful.push(mode)
        seen.set(mode, [...earlier, picture])
      }
      open = doubtful
    }
  }
}

export async function captureAll({ address, components, workers, baselinesOf, onVerdict }: Assignment): Promise<void> {
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
        for (const story of component.stories) await compareStory(camera, story, component, baselines, onVerdict)
      }
    } finally {
      await browser.close()
    }
  }
  await Promise.all(Array.from({ length: Math.min(workers, queue.length) }, work))
}
