import { expect, it } from 'vitest'
import { inChromatic, MODES, photographedIn } from './modes.ts'

const story = { title: 'Components/Badge', tags: ['visual'], asked: photographedIn('phone'), all: false }
const modesOf = (shot: unknown) => Object.keys((shot as ReturnType<typeof photographedIn>).modes)

it('takes what is tagged visual, and nothing else', () => {
  expect(inChromatic({ ...story, tags: [] })).toEqual({ disableSnapshot: true })
  expect(inChromatic({ ...story, tags: [], all: true })).toEqual({ disableSnapshot: true })
})

it('takes the few modes that a file asks for', () => {
  expect(inChromatic(story)).toEqual({ modes: { desktop: { viewport: 1280 }, phone: { viewport: 390 } } })
})

it('takes all that Chromatic can, and of whole pages the modes of pages', () => {
  expect(modesOf(inChromatic({ ...story, all: true }))).toEqual(
    Object.keys(MODES).filter((name) => name !== 'forced colours' && name !== 'large text'),
  )
  expect(modesOf(inChromatic({ ...story, all: true, title: 'Routes/Cart' }))).toEqual([
    'desktop',
    'dark',
    'high contrast',
    'phone',
    'dark phone',
    'high contrast phone',
  ])
})
