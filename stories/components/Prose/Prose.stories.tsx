import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Prose } from '../../../design-system/components/Prose/Prose.tsx'
import { EVENING } from '../../support/pictures.ts'

const STORY = `
<p>Golden hour is <strong>not an hour</strong>. On these acres it is about <em>forty minutes</em>, from the moment the shadows of the fence posts touch each other. The crews who come away happy decide three things before it starts.</p>
<h2>Decide where you will end</h2>
<p>Work backwards. The last frame belongs to the set that keeps the sun longest: <a href="#jetty">Sunset Jetty</a> in winter, <a href="https://example.in/ranch">Texas Ranch</a> from April.</p>
<blockquote><p>Nobody has ever written to us to say that they walked too little.</p></blockquote>
<h3>In minutes</h3>
<ul><li>Sunset minus 90: courtyard, in open shade.</li><li>Minus 60: change, powder, water.</li><li>Minus 40: first frames.</li></ul>
<ol start="4"><li>Turn around.</li><li>Do not pack.</li></ol>
<figure><img src="/art/scene/boat-jetty.svg" alt="A jetty at dusk" width="1200" height="900"><figcaption>The jetty, twenty minutes after sunset.</figcaption></figure>
<h4>What to bring</h4>
<table><caption>By month</caption><thead><tr><th scope="col">Month</th><th scope="col">Sunset</th><th scope="col">Wear</th></tr></thead><tbody><tr><th scope="row">January</th><td>6:10 pm</td><td>A shawl until the first frame</td></tr><tr><th scope="row">June</th><td>7:15 pm</td><td>Boots: the grass is wet</td></tr></tbody></table>
<hr>
<dl><dt>Key</dt><dd>The light that draws the face.</dd></dl>
<p>Set it to <kbd>1/125</kbd>, write <code>ISO 400</code>, and <mark>mark the spot</mark>. <small>Ask at the gate for chalk.</small></p>`

const meta = preview.meta({
  title: 'Text/Prose',
  id: 'components-prose',
  component: Prose,
  args: { html: STORY, tableLabel: 'Table' },
})

export const Default = meta.story({
  args: {
    html: '<h2>Decide where you will end</h2><p>Work <em>backwards</em>. The last frame belongs to the set that <a href="#jetty">keeps the sun longest</a>.</p><ul><li>Minus 90: courtyard.</li><li>Minus 40: first frames.</li></ul>',
  },
  parameters: {
    parts: {
      html: `<h2>What to bring</h2><p>Shoes for <a href="#sand">sand</a>.</p><figure><img src="${EVENING}" alt="" width="120" height="150"><figcaption>Evening</figcaption></figure><table><caption>Hours</caption><tr><th>Day</th><td>7 to 9</td></tr></table>`,
    },
  },
})

export const Story = meta.story({ tags: ['visual'] })
export const LongWordsAndWideTables = meta.story({
  tags: ['visual'],
  args: {
    html: `<h2>Donaudampfschifffahrtsgesellschaftskapitän</h2><p>https://example.in/${'a-very-long-address-'.repeat(8)}</p><p>हर सेट पर तीस मिनट 🌅</p><table><tr>${'<th>Bharatanatyam</th>'.repeat(9)}</tr></table><pre>${'const light = sun '.repeat(12)}</pre>`,
  },
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('group', { name: 'Table' })
    await userEvent.tab()
    await expect(table).toHaveFocus()
  },
})

/** A real browser would run a script that got through. */
export const NothingRuns = meta.story({
  args: {
    html: `<p>Safe</p><script>window.ran = 1</script><img src="/art/nowhere.svg" onerror="window.ran = 1" alt=""><svg onload="window.ran = 1"></svg>
      <iframe srcdoc="<script>parent.ran = 1</script>"></iframe><form action="/"><input name="otp" autofocus onfocus="window.ran = 1"></form>
      <a href="java&#10;script:window.ran = 1">click</a><p style="position:fixed" onclick="window.ran = 1">press</p>`,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('press'))
    await userEvent.click(canvas.getByText('click'))
    await expect(canvasElement.querySelector('script, svg, iframe, form, input, [style*="fixed"], a')).toBeNull()
    await expect('ran' in window).toBe(false)
    await expect(canvas.getByText('Safe')).toBeVisible()
  },
})
