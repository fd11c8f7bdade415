import { expect, test } from 'vitest'
import type { ModeName } from '../../.storybook/modes.ts'
import { type Baselines, hashOf } from './baselines.ts'
import type { Camera } from './camera.ts'
import { compareStory } from './capture.ts'
import { isSampled } from './follow.ts'
import { CHANNELS, encodePng } from './picture.ts'

const STORY = 'components-badge--states'
const MODES: readonly ModeName[] = ['desktop', 'dark', 'tablet', 'dark tablet']
const drawn = (shade: number) => encodePng({ width: 2, height: 2, pixels: Buffer.alloc(2 * 2 * CHANNELS, shade) })
const seedWhere = (isWanted: (seed: string) => boolean) =>
  Array.from({ length: 999 }, (_, at) => String(at)).find(isWanted)!
const UNSAMPLED = seedWhere((seed) => MODES.every((mode) => !isSampled(STORY, mode, seed)))

/** `accepted` and `now` are shades of grey by mode. */
async function compareAll(accepted: readonly number[], now: readonly number[], seed?: string) {
  const taken: ModeName[] = []
  const camera = {
    showStory: () => Promise.resolve({ own: {} }),
    take(mode: ModeName) {
      taken.push(mode)
      return drawn(now[MODES.indexOf(mode)]!)
    },
    look: () => Promise.resolve({ cells: [], colours: {} }),
  } as Partial<Camera> as Camera
  const lines = await Promise.all(
    MODES.map(async (mode, at) => [mode, { hash: hashOf(await drawn(accepted[at]!)), size: '2x2' }] as const),
  )
  const baselines: Baselines = { [STORY]: Object.fromEntries(lines) }
  const verdicts: Partial<Record<ModeName, string>> = {}
  const component = { id: 'components-badge', file: '', stories: [], modes: MODES }
  const onVerdict: Parameters<typeof compareStory>[3]['onVerdict'] = ({ mode }, { kind }) => {
    verdicts[mode] = kind
  }
  await compareStory(camera, { id: STORY, path: 'Badge/States' }, component, { baselines, seed, onVerdict })
  return { taken: [...new Set(taken)], verdicts }
}

const DARK_IN_EVERY_THEME = [1, 1, 2, 3]

test('a run of a part takes every picture', async () => {
  const { taken, verdicts } = await compareAll(DARK_IN_EVERY_THEME, DARK_IN_EVERY_THEME)
  expect(taken).toEqual(MODES)
  expect(new Set(Object.values(verdicts))).toEqual(new Set(['same']))
})

test('a whole run leaves out what follows an unchanged picture', async () => {
  expect(await compareAll(DARK_IN_EVERY_THEME, DARK_IN_EVERY_THEME, UNSAMPLED)).toEqual({
    taken: ['desktop', 'tablet'],
    verdicts: { desktop: 'same', dark: 'followed', tablet: 'same', 'dark tablet': 'followed' },
  })
})

test('where what it follows differs, it is taken too', async () => {
  expect(await compareAll(DARK_IN_EVERY_THEME, [1, 1, 9, 8], UNSAMPLED)).toMatchObject({
    taken: ['desktop', 'tablet', 'dark tablet'],
    verdicts: { dark: 'followed', tablet: 'changed', 'dark tablet': 'changed' },
  })
  expect(await compareAll(DARK_IN_EVERY_THEME, [9, 9, 2, 3], UNSAMPLED)).toMatchObject({
    verdicts: { desktop: 'changed', dark: 'changed', tablet: 'same', 'dark tablet': 'same' },
  })
})

test('one that leaves its neighbour is found by the sample', async () => {
  const seed = seedWhere((one) => isSampled(STORY, 'dark', one))
  expect(await compareAll(DARK_IN_EVERY_THEME, [1, 7, 2, 3], seed)).toMatchObject({
    verdicts: { desktop: 'same', dark: 'changed' },
  })
})
