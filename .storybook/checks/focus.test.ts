// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { hiddenFocus } from './focus.ts'

// jsdom has no layout: `data-box` says from where to where an element stands, and a later one covers those before it.
const boxOf = (element: Element) => {
  const [top = 0, bottom = 0] = (element.getAttribute('data-box') ?? '').split(' ').map(Number)
  return { top, bottom, left: 0, right: 100 } as DOMRect
}
Element.prototype.checkVisibility = () => true
Element.prototype.getBoundingClientRect = function getBoundingClientRect() {
  return boxOf(this)
}
document.elementFromPoint = (_x, y) =>
  [...document.querySelectorAll('[data-box]')].findLast((one) => boxOf(one).top < y && boxOf(one).bottom > y) ?? null

function faultsOf(html: string): string[] {
  document.body.innerHTML = `<div role="dialog">${html}</div>`
  return hiddenFocus(document.body)
}

const CLOSE = '<button data-box="10 54">Close</button>'

it('is content with what is in sight, or taller than the window', () => {
  expect(
    faultsOf(`${CLOSE}<div tabindex="0" data-box="60 2000">Lines</div><button disabled data-box="0 9"></button>`),
  ).toEqual([])
})

it('finds what is out of the window', () => {
  expect(faultsOf(`${CLOSE}<button data-box="760 804">Save</button>`)).toEqual([
    'button “Save” is from 760 to 804 of 768 when it has focus',
  ])
})

it('finds what is covered as a whole', () => {
  expect(faultsOf(`${CLOSE}<button data-box="700 744">Save</button><div data-box="690 768">A bar</div>`)).toEqual([
    'button “Save” is covered by div “A bar” when it has focus',
  ])
})
