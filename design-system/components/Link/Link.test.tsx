import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Link, LinkProvider } from './Link.tsx'

test.each([
  ['/sets', true],
  ['/sets?kind=outdoor#map', true],
  ['//example.com', false],
  // Browsers take a backslash for a slash.
  ['/\\example.com', false],
  ['https://example.com', false],
  ['#map', false],
])('of %s, is it a page of this site? %s', (href, isPage) => {
  const html = renderToStaticMarkup(
    <LinkProvider component={() => 'by the router'}>
      <Link href={href} />
    </LinkProvider>,
  )
  expect(html === 'by the router').toBe(isPage)
})
