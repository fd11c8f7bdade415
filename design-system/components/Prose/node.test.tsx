import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Prose } from './Prose.tsx'
import { sanitise } from './sanitise.ts'

const drawn = (html: string) =>
  renderToStaticMarkup(<Prose html={html} tableLabel="Table" />).replace(/^<div[^>]*>|<\/div>$/g, '')

test('renders without a browser', () => {
  expect(typeof document).toBe('undefined')
  expect(
    renderToStaticMarkup(<Prose html="&lt;p&gt;Rain &amp;amp; light&lt;/p&gt;" encoded tableLabel="Table" />),
  ).toContain('<p>Rain &amp; light</p>')
})

test('closes elements that the next one closes', () => {
  expect(drawn('<p>One<p>Two<h2>Three<h3>Four')).toBe('<p>One</p><p>Two</p><h2>Three</h2><h3>Four</h3>')
  expect(drawn('<ul><li>One<li>Two<ul><li>In it</ul><li>Three</ul>')).toBe(
    '<ul><li>One</li><li>Two<ul><li>In it</li></ul></li><li>Three</li></ul>',
  )
  expect(drawn('<dl><dt>A<dd>B<dt>C</dl>')).toBe('<dl><dt>A</dt><dd>B</dd><dt>C</dt></dl>')
  expect(drawn('<a href="/a">one<a href="/b">two</a>')).toBe('<a href="/a">one</a><a href="/b">two</a>')
  expect(drawn('<p>One <b>bold</p><p>Two')).toBe('<p>One <b>bold</b></p><p>Two</p>')
  expect(drawn('<p>One</p></div></b><p>Two')).toBe('<p>One</p><p>Two</p>')
})

test('adds missing table parts', () => {
  expect(drawn('<table><td>1<td>2<tr><th>3</table>after')).toContain(
    '<table><tbody><tr><td>1</td><td>2</td></tr><tr><th>3</th></tr></tbody></table>',
  )
  expect(drawn('<table>loose<tr><td>1</table>')).toContain('<tr><td>loose</td></tr><tr><td>1</td></tr>')
})

test('turns items outside a list into paragraphs, and loose list content into items', () => {
  expect(drawn('<li>One<li>Two')).toBe('<p>One</p><p>Two</p>')
  expect(drawn('<ul>loose<li>One</ul>')).toBe('<ul><li>loose</li><li>One</li></ul>')
  expect(drawn('<ul><div><li>One</li></div></ul>')).toBe('<ul><li>One</li></ul>')
  expect(drawn('<td>words</td>')).toBe('words')
})

test('continues after scripts, comments and unclosed pictures', () => {
  expect(drawn('a<script>if (1 < 2) "</p>"</script>b<!-- <p> -->c<img src=/x.png>d<!doctype x>e</ z>f')).toBe(
    'abc<img alt="" src="/x.png" loading="lazy" decoding="async"/>def',
  )
  expect(drawn('a<svg><p>x</p><svg></svg></svg>b')).toBe('ab')
  expect(drawn('1 < 2 && 3 > 2 <3')).toBe('1 &lt; 2 &amp;&amp; 3 &gt; 2 &lt;3')
})

test('decodes references in addresses, with any quotes', () => {
  const [first, second, third] = sanitise('<a href="/x?a=1&amp;b=2">1</a><a href=\'/y\'>2</a><a href=/z>3</a>')
  expect([first, second, third].map((node) => (typeof node === 'object' ? node.attributes['href'] : node))).toEqual([
    '/x?a=1&b=2',
    '/y',
    '/z',
  ])
})

test('drops the line end after pre', () => {
  expect(drawn('<pre>\n\n  two\nlines</pre>')).toBe('<pre>  two\nlines</pre>')
})
