/** How a designer reviews a change and adds a state. */
import { expect } from 'storybook/test'
import { MODES } from '../../.storybook/modes.ts'
import preview from '../../.storybook/preview.tsx'
import { Heading } from '../../design-system/components/Heading/Heading.tsx'
import { Stack } from '../../design-system/components/Layout/Layout.tsx'
import { Prose } from '../../design-system/components/Prose/Prose.tsx'
import { MODES_TABLE, READING_THE_REPORT } from './guideParts.ts'

const GUIDE = `
<h2>A change in five minutes</h2>
<ol>
<li>Run <code>npm run visual -- --only Badge</code> for one component, or <code>npm run visual -- --since main</code> for everything the change can affect. Open the page at the path it prints.</li>
<li>Look at the close-ups: does each match the design? Then at <em>whole pictures</em>: does it still fit its surroundings?</li>
<li>Choose the modes <em>dark</em>, <em>high contrast</em> and <em>forced colours</em>: is every state distinguishable by more than colour?</li>
<li>Choose <em>phone</em> and <em>large text</em>: what wraps, what is cut off?</li>
<li>Choose <em>right to left</em>: are arrows and edges mirrored?</li>
<li>Run <code>npm run storybook</code> and try it: hover, press, Tab. <em>Quality/Interaction states</em> shows hover, focus and press of every control.</li>
<li>Accept with the command on the card, and commit the pictures with the change.</li>
</ol>
${READING_THE_REPORT}
<h2>To add a state</h2>
<ol>
<li>Open <code>stories/components/Badge.stories.tsx</code>. Most states are a cell of the state sheet: add a line to <code>states</code>, named by its condition (“longest words”).</li>
<li>Other states are stories: <code>export const Longest = meta.story({ tags: ['visual'], args: { … } })</code>. A story with this tag is photographed in every mode; one with <code>globals: { theme: 'dark' }</code> in that theme only, once.</li>
<li>If it involves pressing or typing, add a <code>play</code> function that does it and checks the result.</li>
<li>Run <code>npm run visual -- --only Badge</code>, check the pictures, then run <code>npm run visual -- --update Badge</code>.</li>
<li>Run <code>npm test -- unit</code>: it names each mode without an accepted picture. <code>npm test -- stories</code> plays the story and runs axe, with colour contrast in all three themes; nothing may overflow horizontally at 320 px or with 200 % text.</li>
<li>The component’s page shows <code>stories/guides/Badge.ts</code>: when to use it, keyboard, content. Update it for your change.</li>
</ol>
<p>Catalogue pictures are replaced by plain shapes of the same size: a new illustration changes no picture here.</p>
<p>If axe has to be disabled for a story, give the reason in a comment above <code>a11y</code>; without it the tests fail.</p>
<h2>Themes, settings and situations</h2>
<p>The toolbar sets theme, direction, motion, screen and, with the beaker, what the provider does: sold out, server down, slow. <em>Quality/States</em> has a thumbnail of each accepted picture; click it to open its story in that mode.</p>
<p>In <em>Whole pages</em> and <em>Routes</em> links work: the address names the place, Back steps back, and the link opens the same place in the same situation. It does not keep what was typed, put in the cart or logged in to on the way.</p>
${MODES_TABLE}
`

const meta = preview.meta({ title: 'Quality/For designers', id: 'guides-for-designers' })

export const Guide = meta.story({
  render: () => (
    <Stack gap={6}>
      <Heading level={1} size="title-l">
        For designers
      </Heading>
      <Prose html={GUIDE} tableLabel="Modes" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'To add a state' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(Object.keys(MODES).length + 1)
  },
})
