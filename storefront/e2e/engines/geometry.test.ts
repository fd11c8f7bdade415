import { expect, test } from 'vitest'
import { differences, isElsewhere } from './geometry.ts'
import { reasonFor } from './reasons.ts'

const box = (what: string, y: number, height = 20, x = 0) => ({ what, x, y, width: 100, height })
const page = (...boxes: ReturnType<typeof box>[]) => [{ path: '/', width: 1280, boxes }]

test('what stands below a taller part is no difference of its own', () => {
  const theirs = page(box('h1', 0), box('h2', 100), box('h3', 200))
  const ours = page(box('h1', 0, 40), box('h2', 120), box('h3', 220))
  expect(differences(theirs, ours).map(({ what, how }) => `${what} ${how}`)).toEqual([
    'h1 20 px taller',
    'h2 20 px lower',
  ])
})

test('eight pixels are none', () => {
  expect(differences(page(box('h1', 0)), page(box('h1', 8, 12, 8)))).toEqual([])
})

test('a part in one engine only is a difference', () => {
  expect(differences(page(box('h1', 0)), page(box('h2', 0))).map(({ how }) => how)).toEqual([
    'is not there in Chromium',
    'is in Chromium only',
  ])
})

test('a reason holds for its engines, and for no more pixels than it explains', () => {
  const lower = (by: number) => ({ path: '/outfits', width: 390, what: 'button “One less” 9', how: `${by} px lower` })
  expect(reasonFor('chromium-107', lower(10))).toMatch(/border/)
  expect(reasonFor('chromium-107', lower(21))).toBeUndefined()
  expect(reasonFor('firefox', lower(10))).toBeUndefined()
})

test('rounded lines are the reason only where they put the part there', () => {
  const theirs = page(box('h1', 0), box('h2', 100), box('h3', 200))
  const whole = page(box('h1', 0), box('h2', 88), box('h3', 188))
  const ours = page(box('h1', 0), box('h2', 88), box('h3', 160))
  const beside = differences(whole, ours)
  const found = differences(theirs, ours)
  expect(found.map((one) => [one.what, isElsewhere(one, beside)])).toEqual([
    ['h2', false],
    ['h3', true],
  ])
})
