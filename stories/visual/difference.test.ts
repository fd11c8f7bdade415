import { expect, test } from 'vitest'
import { differenceOf } from './difference.ts'
import { apertureAcres } from '../../design-system/tokens/brands/apertureAcres.ts'
import { themesOf } from '../../design-system/tokens/themes.ts'
import { type Found, groupsOf } from './groups.ts'
import { CHANNELS, type Picture } from './picture.ts'

type Colour = readonly [number, number, number]
const GROUND: Colour = [247, 245, 233]
const GREEN: Colour = [78, 141, 119]
const DARK_GREEN: Colour = [78, 140, 119]
const INK: Colour = [22, 33, 28]
const at = (left: number, top: number, width = 40, height = 24) => ({ left, top, width, height })

function drawn(boxes: readonly [box: ReturnType<typeof at>, colour: Colour][], [width, height] = [100, 80]): Picture {
  const picture = { width, height, pixels: Buffer.alloc(width * height * CHANNELS, Buffer.from(GROUND)) }
  for (const [box, colour] of boxes)
    for (let row = box.top; row < box.top + box.height; row += 1)
      picture.pixels.fill(
        Buffer.from(colour),
        (row * width + box.left) * CHANNELS,
        (row * width + box.left + box.width) * CHANNELS,
      )
  return picture
}
const badge = drawn([[at(16, 20), GREEN]])

test('equal pictures do not differ', () => {
  expect(differenceOf(badge, drawn([[at(16, 20), GREEN]]))).toBeUndefined()
})

test('a shift by one pixel is found on both sides', () => {
  const difference = differenceOf(badge, drawn([[at(17, 20), GREEN]]))
  expect(difference).toEqual({ box: at(16, 20, 41), cause: expect.any(String) })
})

test('one step in one channel of one pixel is found', () => {
  expect(
    differenceOf(
      badge,
      drawn([
        [at(16, 20), GREEN],
        [at(20, 30, 1, 1), DARK_GREEN],
      ]),
    )?.box,
  ).toEqual(at(20, 30, 1, 1))
})

test('what is outside one of the pictures differs', () => {
  expect(differenceOf(drawn([], [10, 10]), drawn([], [10, 12]))?.box).toEqual(at(0, 10, 10, 2))
  expect(differenceOf(drawn([], [12, 10]), drawn([], [10, 10]))?.box).toEqual(at(10, 0, 2, 10))
})

test('a colour by one step is a recolouring, and what was removed is none', () => {
  expect(differenceOf(badge, drawn([[at(16, 20), DARK_GREEN]]))?.recolouring).toEqual({
    from: '#4e8d77',
    to: '#4e8c77',
  })
  const line = at(0, 70, 40, 1)
  const before = drawn([
    [at(16, 20), INK],
    [line, INK],
  ])
  expect(differenceOf(before, drawn([[at(16, 20), INK]]))?.recolouring).toBeUndefined()
})

const found = (component: string, more: Partial<Found> = {}): Found => ({
  file: `stories/components/${component}/${component}.stories.tsx`,
  story: `components-${component.toLowerCase()}--states`,
  path: `Catalogue/${component}/States/${more.mode ?? 'desktop'}`,
  mode: 'desktop',
  kind: 'changed',
  ...more,
})
const box = at(0, 0)

test('one colour is one group, whatever the component, and has its name in the theme', () => {
  const to = themesOf(apertureAcres).light.surface.canvas
  const difference = { box, cause: 'c', recolouring: { from: '#000000', to } }
  const groups = groupsOf([
    found('Badge', { difference }),
    found('Price', { difference }),
    found('Badge', { mode: 'dark' }),
  ])
  expect(groups.map(({ paths }) => paths)).toEqual([
    ['Catalogue/Badge/States/desktop', 'Catalogue/Price/States/desktop'],
    ['Catalogue/Badge/States/dark'],
  ])
  expect(groups[0]).toMatchObject({
    title: expect.stringContaining('surface.canvas'),
    words: `#000000 became ${to} in Catalogue/Badge and 1 more`,
  })
})

test('the same change is one group in any number of files, with the other changes of these files', () => {
  const moved = differenceOf(badge, drawn([[at(17, 20), GREEN]]))!
  const below = differenceOf(drawn([[at(16, 40), GREEN]]), drawn([[at(17, 40), GREEN]]))!
  const groups = groupsOf([
    found('Header', { difference: moved }),
    found('Header', { mode: 'dark', difference: { box, cause: 'in other colours' } }),
    found('Footer', { difference: { box, cause: 'something else' } }),
    found('Cart', { difference: below }),
    found('Badge', { kind: 'new' }),
    found('Price', { kind: 'fault', fault: 'It threw.' }),
  ])
  expect(groups.map(({ title, paths }) => `${title}: ${paths.length}`)).toEqual([
    'Catalogue/Price: 1',
    'Catalogue/Header and 1 more: 3',
    'Catalogue/Footer: 1',
    'Catalogue/Badge: 1',
  ])
})
