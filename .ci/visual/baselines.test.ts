import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { MODES, type ModeName } from '../../.storybook/modes.ts'
import { createBaselineReader, baseModeOf, readBaselines } from './baselines.ts'
import { type Accepted, writeBaselines } from './writeBaselines.ts'
import { CHANNELS, type Picture } from './picture.ts'

const folder = mkdtempSync(join(tmpdir(), 'album-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A page of 60 by 40 with a square of `side` at 10, 10. */
function page(side: number, colour: number, ground = 255): Picture {
  const pixels = Buffer.alloc(60 * 40 * CHANNELS, ground)
  for (let row = 10; row < 10 + side; row += 1)
    pixels.fill(colour, (row * 60 + 10) * CHANNELS, (row * 60 + 10 + side) * CHANNELS)
  return { width: 60, height: 40, pixels }
}
const accepted = (story: string, mode: ModeName, picture: Picture): Accepted => ({
  story,
  mode,
  hash: `${story} ${mode}`,
  open: () => Promise.resolve(picture),
})

async function expectKept(pictures: readonly Accepted[]) {
  const baselines = readBaselines('badge', folder)
  const { decodePicture } = createBaselineReader('badge', folder)
  for (const { story, mode, hash, open } of pictures) {
    const kept = baselines[story]?.[mode]
    expect(kept?.hash).toBe(hash)
    expect(await decodePicture(kept!)).toEqual(await open())
  }
}

test('a theme that only changes colours needs no sheet, and equal pictures share one', async () => {
  const pictures = [
    accepted('badge--states', 'desktop', page(12, 40)),
    accepted('badge--states', 'less motion', page(12, 40)),
    accepted('badge--states', 'dark', page(12, 90, 7)),
    accepted('badge--states', 'tablet', page(12, 40)),
    accepted('badge--empty', 'dark', page(0, 0)),
  ]
  await writeBaselines('badge', pictures, folder)
  await expectKept(pictures)
  expect(readdirSync(join(folder, 'badge')).toSorted()).toEqual(['colours.webp', 'desktop.webp', 'pictures.json.gz'])
})

test('accepting one picture keeps the others', async () => {
  const [one, other] = [accepted('badge--states', 'dark', page(9, 90)), accepted('badge--empty', 'dark', page(0, 0))]
  await writeBaselines('badge', [one, other], folder)
  const kept = readBaselines('badge', folder)['badge--empty']!.dark!
  const { decodePicture } = createBaselineReader('badge', folder)
  const changed = [accepted('badge--states', 'dark', page(4, 10)), { ...other, open: () => decodePicture(kept) }]
  await writeBaselines('badge', changed, folder)
  await expectKept([changed[0]!, other])
})

test('any pictures survive writing and reading', async () => {
  // Few colours, so that backgrounds, gaps and ambiguous colours come up.
  const pixels = fc.array(fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 90, 255), {
    minLength: 40 * 30 * CHANNELS,
    maxLength: 40 * 30 * CHANNELS,
  })
  const modes = fc.subarray(Object.keys(MODES) as ModeName[], { minLength: 1 })
  const pictures = modes.chain((some) =>
    fc.tuple(
      ...some.map((mode) =>
        fc
          .tuple(pixels, fc.constantFrom(40, 30))
          .map(([bytes, width]) =>
            accepted('badge--states', mode, { width, height: 1200 / width, pixels: Buffer.from(bytes) }),
          ),
      ),
    ),
  )
  await fc.assert(
    fc.asyncProperty(pictures, async (some) => {
      await writeBaselines('badge', some, folder)
      await expectKept(some)
    }),
    { numRuns: 6 },
  )
})

test('a component without pictures has no folder', async () => {
  await writeBaselines('badge', [], folder)
  expect(readdirSync(folder)).toEqual([])
  expect(readBaselines('badge', folder)).toEqual({})
})

test('only modes of one width, direction and text size draw the same shapes', () => {
  expect(baseModeOf('dark')).toBe('desktop')
  expect(baseModeOf('forced colours')).toBe('desktop')
  expect(baseModeOf('high contrast tablet')).toBe('tablet')
  for (const mode of ['desktop', 'phone', 'right to left', 'large text'] as const)
    expect(baseModeOf(mode)).toBeUndefined()
})
