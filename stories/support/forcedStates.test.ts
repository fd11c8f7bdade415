import { expect, it } from 'vitest'
import { forcedSelector } from './forcedStates.ts'

it('asks for the cell instead of the mouse, and leaves the rest as it is', () => {
  expect(forcedSelector('.card:hover .title:not(:disabled)::after')).toBe(
    '.card:is([data-forced~="hover"] *) .title:not(:disabled)::after',
  )
  expect(forcedSelector('.a:hover, .b:active')).toBe(
    '.a:is([data-forced~="hover"] *), .b:is([data-forced~="pressed"] *)',
  )
})

it('gives the ring to what a Tab comes to', () => {
  expect(forcedSelector(':focus-visible')).toMatch(/^:is\(\[data-forced~="focus"\] :where\(.*button.*\)\)$/)
})

it('leaves alone what asks for no such state', () => {
  expect(forcedSelector('.a:focus-within > .hover:is(a)')).toBeUndefined()
})
