import { expect, it } from 'vitest'
import { forcedSelector } from './forcedStates.ts'

it('replaces the states of a selector, and keeps the rest', () => {
  expect(forcedSelector('.card:hover .title:not(:disabled)::after')).toBe(
    '.card:is([data-forced~="hover"] *) .title:not(:disabled)::after',
  )
  expect(forcedSelector('.a:hover, .b:active')).toBe(
    '.a:is([data-forced~="hover"] *), .b:is([data-forced~="pressed"] *)',
  )
})

it('limits focus to focusable elements', () => {
  expect(forcedSelector(':focus-visible')).toMatch(/^:is\(\[data-forced~="focus"\] :where\(.*button.*\)\)$/)
})

it('skips selectors without such a state', () => {
  expect(forcedSelector('.a:focus-within > .hover:is(a)')).toBeUndefined()
})
