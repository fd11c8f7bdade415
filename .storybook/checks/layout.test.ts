// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { escapedText } from './layout.ts'

const HIDDEN = '<span style="position: absolute; clip-path: inset(50%)">₹3000</span>'

function faultsOf(html: string): string[] {
  document.body.innerHTML = html
  return escapedText(document.body)
}

it.each([
  ['wide', 'overflow-x: auto'],
  ['high', 'overflow-y: scroll'],
])('finds hidden text that does not scroll with a %s box', (_name, style) => {
  expect(faultsOf(`<div style="${style}"><p>${HIDDEN}</p></div>`)).toEqual([
    expect.stringContaining("span. '₹3000' does not scroll with div"),
  ])
})

it.each([
  ['in a positioned box', `<div style="overflow-x: auto; position: relative">${HIDDEN}</div>`],
  [
    'in a positioned part of the box',
    `<div style="overflow-x: auto"><p style="position: relative">${HIDDEN}</p></div>`,
  ],
  ['in the page', `<p>${HIDDEN}</p>`],
])('is content with hidden text %s', (_name, html) => {
  expect(faultsOf(html)).toEqual([])
})
