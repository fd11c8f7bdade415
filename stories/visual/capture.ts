import { availableParallelism } from 'node:os'
import { type ModeName, MODES } from '../../.storybook/modes.ts'
import { inTurns } from '../../storefront/prerender/inTurns.ts'
import { type Accepted, hashOf, keyOf } from './accepted.ts'
import { appliesTo, type Camera, groupByLayout, openCamera } from './camera.ts'
import type { Pictures } from './groups.ts'
import type { Shown } from './inPage.ts'
import { serveStorybook } from './server.ts'
import type { Story } from './storyIndex.ts'

export interface Verdict extends Pictures {
  readonly kind: 'same' | 'new' | 'changed' | 'fault'
  /** What the story threw, or that it looks different each time: then there are two of its pictures. */
  readonly fault?: string
}

/** How often a picture is taken until two are equal, and how often a story may fail. */
const TRIES = 4
const FAILURES = 2

/** @param modes share a layout. */
export async function captureStory(
  camera: Camera,
  story: string,
  modes: readonly ModeName[],
): Promise<Partial<Shown> & { pictures: Map<ModeName, Buffer> }> {
  const pictures = new Map<ModeName, Buffer>()
  try {
    const shown = await camera.showStory(story, MODES[modes[0]!])
    if (shown.fault !== undefined) return { ...shown, pictures }
    for (const mode of modes.filter((one) => appliesTo(one, shown.own))) pictures.set(mode, await camera.take(mode))
    return { ...shown, pictures }
  } catch (problem) {
    await camera.reopen()
    return { fault: String(problem), pictures }
  }
}

/** A difference counts only if two renders show it. */
export async function compareStory(camera: Camera, story: Story, accepted: Accepted): Promise<Map<ModeName, Verdict>> {
  const verdicts = new Map<ModeName, Verdict>()
  let known: Shown['own'] = {}
  for (const modes of groupByLayout(story.modes)) {
    const seen = new Map<ModeName, Buffer[]>()
    // A story with a width of its own may wait forever for what another width does not show.
    let open = modes.filter((mode) => appliesTo(mode, known))
    let failures = 0
    for (let attempt = 1; open.length > 0 && attempt <= TRIES; attempt += 1) {
      const { fault, own, pictures } = await captureStory(camera, story.id, open)
      known = own ?? known
      if (fault !== undefined) {
        failures += 1
        if (failures < FAILURES) continue
        for (const mode of open) verdicts.set(mode, { kind: 'fault', fault })
        break
      }
      for (const [mode, after] of pictures) {
        const earlier = seen.get(mode) ?? []
        const hash = accepted.get(keyOf(story.id, mode))
        if (hashOf(after) === hash) verdicts.set(mode, { kind: 'same', after })
        else if (earlier.some((one) => one.equals(after))) verdicts.set(mode, { kind: hash ? 'changed' : 'new', after })
        else if (attempt === TRIES)
          verdicts.set(mode, { kind: 'fault', fault: 'It looks different each time.', before: earlier.at(-1), after })
        seen.set(mode, [...earlier, after])
      }
      open = [...pictures.keys()].filter((mode) => !verdicts.has(mode))
    }
  }
  return verdicts
}

/** Uses one browser for each core. */
export async function forEachStory(
  storybook: string,
  stories: readonly Story[],
  work: (camera: Camera, story: Story) => Promise<void>,
): Promise<void> {
  if (stories.length === 0) return
  const { address, close } = await serveStorybook(storybook)
  const count = Math.min(availableParallelism(), stories.length)
  const cameras = await Promise.all(Array.from({ length: count }, () => openCamera(address, stories[0]!.id)))
  const idle = [...cameras]
  try {
    await inTurns(stories, count, async (story) => {
      const camera = idle.pop()!
      await work(camera, story)
      idle.push(camera)
    })
  } finally {
    await Promise.all([...cameras.map((camera) => camera.close()), close()])
  }
}
