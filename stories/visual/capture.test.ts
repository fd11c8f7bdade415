import { expect, test } from 'vitest'
import type { ModeName } from '../../.storybook/modes.ts'
import { hashOf, keyOf } from './accepted.ts'
import type { Camera } from './camera.ts'
import { compareStory } from './capture.ts'

const STORY = 'components-badge--states'
const MODES: readonly ModeName[] = ['desktop', 'dark', 'phone']

async function compared(accepted: string, draw: (mode: ModeName, attempt: number) => string, own = {}) {
  const taken: Partial<Record<ModeName, number>> = {}
  const widths: string[] = []
  const camera: Partial<Camera> = {
    showStory(_, { width }) {
      widths.push(width)
      return Promise.resolve({ own })
    },
    take(mode) {
      taken[mode] = (taken[mode] ?? 0) + 1
      return Promise.resolve(Buffer.from(draw(mode, taken[mode])))
    },
    reopen: () => Promise.resolve(),
  }
  const known = MODES.map((mode) => [keyOf(STORY, mode), hashOf(Buffer.from(accepted))] as const)
  const story = { id: STORY, file: '', path: 'Badge/States', modes: MODES }
  const verdicts = await compareStory(camera as Camera, story, new Map(accepted ? known : []))
  return { taken, widths, verdicts: Object.fromEntries(verdicts) }
}

test('an accepted picture is taken once', async () => {
  const { taken, verdicts } = await compared('a', () => 'a')
  expect(taken).toEqual({ desktop: 1, dark: 1, phone: 1 })
  expect(verdicts).toMatchObject({ desktop: { kind: 'same' }, dark: { kind: 'same' }, phone: { kind: 'same' } })
})

test('a difference counts once two renders show it', async () => {
  const { taken, verdicts } = await compared('a', (mode, attempt) =>
    mode === 'dark' ? 'b' : mode === 'phone' && attempt === 1 ? 'half drawn' : 'a',
  )
  expect(taken).toEqual({ desktop: 1, dark: 2, phone: 2 })
  expect(verdicts).toMatchObject({
    desktop: { kind: 'same' },
    dark: { kind: 'changed', after: Buffer.from('b') },
    phone: { kind: 'same' },
  })
})

test('a picture without an accepted one is new', async () => {
  expect((await compared('', () => 'a')).verdicts).toMatchObject({ dark: { kind: 'new' } })
})

test('a story that looks different each time is a fault, with two of its renders', async () => {
  const { verdicts } = await compared('a', (_, attempt) => String(attempt))
  expect(verdicts['dark']).toEqual({
    kind: 'fault',
    fault: 'It looks different each time.',
    before: Buffer.from('3'),
    after: Buffer.from('4'),
  })
})

test('a story that fails twice is a fault in each mode', async () => {
  const { verdicts } = await compared('a', () => {
    throw new Error('It hangs.')
  })
  expect(verdicts).toMatchObject({ desktop: { fault: 'Error: It hangs.' }, phone: { kind: 'fault' } })
})

test('a story with a window of its own is taken at its width, and not shown at another one', async () => {
  const { taken, widths } = await compared('a', () => 'a', { viewport: { value: 'desktop' } })
  expect(taken).toEqual({ desktop: 1, dark: 1 })
  expect(widths).toEqual(['desktop'])
})
