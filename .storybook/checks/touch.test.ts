// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { touchFaults } from './touch.ts'

// jsdom does not have it.
Element.prototype.checkVisibility = () => true

function faultsOf(html: string): string[] {
  document.body.innerHTML = html
  return touchFaults(document.body)
}

const TAPS = 'style="touch-action: manipulation"'

it.each([
  ['a field', '<input aria-label="Name" style="font-size: 15px">', 'input “Name” has letters of 15 px: iOS zooms in'],
  ['a select', '<select aria-label="Theme" style="font-size: 14px"></select>', 'has letters of 14 px'],
  ['a button', '<button style="touch-action: auto">Add</button>', 'button “Add” has no touch-action'],
  [
    'a list in a dialog',
    '<div role="dialog"><div aria-label="Lines" style="overflow-y: auto; overscroll-behavior-y: auto"></div></div>',
    'div “Lines” scrolls without overscroll-behavior',
  ],
])('finds %s', (_name, html, fault) => {
  expect(faultsOf(html)).toEqual([expect.stringContaining(fault)])
})

it.each([
  ['letters of 16 px', '<input aria-label="Name" style="font-size: 16px">'],
  ['a checkbox, which has no letters', '<input type="checkbox" aria-label="Yes" style="font-size: 10px">'],
  ['a button that takes single taps', `<button ${TAPS}>Add</button>`],
  ['a list in the page', '<div style="overflow-y: auto; overscroll-behavior-y: auto"></div>'],
  [
    'a list in a dialog whose overlay keeps scrolling',
    '<div style="overflow-y: auto; overscroll-behavior-y: contain"><div role="dialog"><div style="overflow-y: auto; overscroll-behavior-y: auto"></div></div></div>',
  ],
])('is content with %s', (_name, html) => {
  expect(faultsOf(html)).toEqual([])
})
