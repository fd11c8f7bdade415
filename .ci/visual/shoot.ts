/** Photographs stories with one browser a worker, and judges each picture by the accepted one. */
import type { ModeName } from '../../.storybook/modes.ts'
import { type Album, albumReader, hashOf } from './album.ts'
import { type Camera, isFor, launchBrowser, openCamera, roundsOf } from './camera.ts'
import type { Component, Story } from './catalogue.ts'
import { compare, type Difference } from './compare.ts'
import { decode, type Picture } from './picture.ts'

export interface Cell {
  readonly component: string
  readonly story: string
  /** `Components/Badge/States/dark`. */
  readonly path: string
  readonly mode: ModeName
}

export type Verdict =
  | { readonly kind: 'same' }
  | { readonly kind: 'new'; readonly after: Buffer }
  | { readonly kind: 'changed'; readonly before: Picture; readonly after: Buffer; readonly difference: Difference }
  /** The story threw, or looked different each time: then two of them are there to compare. */
  | { readonly kind: 'fault'; readonly fault: string; readonly looks?: readonly [before: Buffer, after: Buffer] }

interface Assignment {
  /** Of the served Storybook. */
  readonly address: string
  readonly components: readonly Component[]
  /** How many browsers at a time. */
  readonly workers: number
  readonly albumOf: (component: string) => Album
  readonly onVerdict: (cell: Cell, verdict: Verdict) => Promise<void> | void
}

/** How often a picture is taken until two are the same. */
const TRIES = 4

async function judge(component: string, album: Album, story: string, mode: ModeName, after: Buffer): Promise<Verdict> {
  const kept = album[story]?.[mode]
  if (!kept) return { kind: 'new', after }
  const before = await albumReader(component).whole(kept)
  const difference = compare(before, await decode(after))
  return difference ? { kind: 'changed', before, after, difference } : { kind: 'same' }
}

/** What is not as accepted is believed when it was seen twice, the second time on a stage set anew. */
async function photographStory(camera: Camera, component: Component, story: Story, album: Album, onVerdict: Assignment['onVerdict']): Promise<void> {
  for (const { round, modes } of roundsOf(component.modes)) {
    const seen = new Map<ModeName, Buffer[]>()
    let open: readonly ModeName[] = modes
    for (let attempt = 0; open.length > 0 && attempt < TRIES; attempt += 1) {
      const cell = (mode: ModeName): Cell => ({ component: component.id, story: story.id, path: `${story.path}/${mode}`, mode })
      const { fault, own } = await camera.show(story.id, round).catch((problem: unknown) => ({ fault: String(problem), own: {} }))
      open = open.filter((mode) => isFor(mode, own))
      if (fault !== undefined && attempt === TRIES - 1) for (const mode of open) await onVerdict(cell(mode), { kind: 'fault', fault })
      if (fault !== undefined) continue
      const doubtful: ModeName[] = []
      for (const mode of open) {
        const picture = await camera.take(mode)
        const earlier = seen.get(mode) ?? []
        const last = earlier.at(-1)
        if (hashOf(picture) === album[story.id]?.[mode]?.hash) await onVerdict(cell(mode), { kind: 'same' })
        else if (earlier.some((one) => one.equals(picture))) await onVerdict(cell(mode), await judge(component.id, album, story.id, mode, picture))
        else if (attempt === TRIES - 1 && last) await onVerdict(cell(mode), { kind: 'fault', fault: 'It looks different each time.', looks: [last, picture] })
        else doubtful.push(mode)
        seen.set(mode, [...earlier, picture])
      }
      open = doubtful
    }
  }
}

export async function photograph({ address, components, workers, albumOf, onVerdict }: Assignment): Promise<void> {
  // The longest first, so that no worker is left with it at the end.
  const queue = components.toSorted((one, other) => other.stories.length * other.modes.length - one.stories.length * one.modes.length)
  async function work(): Promise<void> {
    const first = queue[0]?.stories[0]
    if (!first) return
    const browser = await launchBrowser()
    try {
      const camera = await openCamera(browser, address, first.id)
      for (let component = queue.shift(); component; component = queue.shift()) {
        const album = albumOf(component.id)
        for (const story of component.stories) await photographStory(camera, component, story, album, onVerdict)
      }
    } finally {
      await browser.close()
    }
  }
  await Promise.all(Array.from({ length: Math.min(workers, queue.length) }, work))
}
