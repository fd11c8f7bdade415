import { expect, it } from 'vitest'
import { inChromatic } from './modes.ts'

it('takes stories tagged visual in Chromatic, in the modes of a page', () => {
  expect(inChromatic(['visual'])).toEqual({
    modes: {
      desktop: { viewport: 1280 },
      dark: { viewport: 1280, theme: 'dark' },
      'high contrast': { viewport: 1280, theme: 'high-contrast' },
      phone: { viewport: 390 },
    },
  })
})

it.each([[[]], [['visual', 'text']]])('takes no story with the tags %j', (tags) => {
  expect(inChromatic(tags)).toEqual({ disableSnapshot: true })
})
