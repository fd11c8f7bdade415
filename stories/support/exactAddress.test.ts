import { expect, it } from 'vitest'
import { addressOf } from './exactAddress.ts'

const story = { id: 'components-button--default', initialArgs: { children: 'Add to cart', width: 'content' } }
const initial = { theme: 'light', direction: 'ltr' }

it('says only what was changed', () => {
  expect(addressOf({ story, args: story.initialArgs, globals: initial, initial })).toBe('components-button--default')
})

it('keeps args and globals', () => {
  const args = { children: 'Book now', width: 'full', disabled: true, count: 3, onClick: () => {} }
  expect(addressOf({ story, args, globals: { ...initial, theme: 'dark' }, initial })).toBe(
    'components-button--default&args=children:Book+now;width:full;disabled:!true;count:3&globals=theme:dark',
  )
})

it('names the viewport within its global', () => {
  const globals = { ...initial, 'viewport.value': 'phone', viewport: { value: 'phone' } }
  expect(addressOf({ story, args: story.initialArgs, globals, initial })).toBe(
    `${story.id}&globals=viewport.value:phone`,
  )
})

it('leaves out text that Storybook would ignore with a warning', () => {
  expect(addressOf({ story, args: { children: 'Sold out, sorry' }, globals: initial, initial })).toBe(story.id)
})
