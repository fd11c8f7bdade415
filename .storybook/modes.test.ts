import { expect, it } from 'vitest'
import { inChromatic, MODES, photographedIn } from './modes.ts'

const story = { id: 'components-badge--states', tags: ['visual'], asked: photographedIn('phone'), all: false }
const modesOf = (shot: unknown) => Object.keys((shot as ReturnType<typeof photographedIn>).modes)

it('captures stories tagged visual only', () => {
  for (const tags of [[], ['visual', 'text']])
    expect(inChromatic({ ...story, tags })).toEqual({ disableSnapshot: true })
  expect(inChromatic({ ...story, tags: [], all: true })).toEqual({ disableSnapshot: true })
})

it('captures the modes that a file asks for', () => {
  expect(inChromatic(story)).toEqual({
    modes: { desktop: { viewport: 1280 }, dark: { viewport: 1280, theme: 'dark' }, phone: { viewport: 390 } },
  })
})

it('captures all modes that Chromatic supports, and of pages the page modes', () => {
  expect(modesOf(inChromatic({ ...story, all: true }))).toEqual(
    Object.keys(MODES).filter((name) => name !== 'forced colours' && name !== 'large text'),
  )
  expect(modesOf(inChromatic({ ...story, all: true, id: 'routes-cart--ready' }))).toEqual([
    'desktop',
    'dark',
    'high contrast',
    'phone',
  ])
})
