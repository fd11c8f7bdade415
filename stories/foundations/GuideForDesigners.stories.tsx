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
<li>Run <code>npm run visual -- --only Badge</code> for one component, or <code>npm run visual -- --since main</code> for all that the change can reach. Open the page whose path it prints.</li>
<li>Look at the close-ups. Is it what was drawn? Then <em>whole pictures</em>: does it still fit its neighbours?</li>
<li>Choose the mode <em>dark</em>, then <em>high contrast</em>, then <em>forced colours</em>: is a state told by more than its colour?</li>
<li>Choose <em>phone</em> and <em>large text</em>: what breaks a line, what is cut off?</li>
<li>Choose <em>right to left</em>: do arrows and edges change sides?</li>
<li>Run <code>npm run storybook</code> and touch it: hover, press, Tab. Hover, focus and press of every control stand in <em>Foundations/Interaction states</em>.</li>
<li>Accept with the command on the card, and commit the pictures with the change.</li>
</ol>
${READING_THE_REPORT}
<h2>To add a state</h2>
<ol>
<li>Open <code>stories/components/Badge.stories.tsx</code>. Most states are a cell of the sheet: add a line to <code>states</code>, named by its condition (“longest words”).</li>
<li>A state of its own is a story: <code>export const Longest = meta.story({ tags: ['visual'], args: { … } })</code>. The tag has it photographed in every mode; <code>globals: { theme: 'dark' }</code> makes it a story of that theme, photographed once.</li>
<li>What is pressed or typed needs a <code>play</code>, which does it and says what is expected then.</li>
<li>Run <code>npm run visual -- --only Badge</code>, look, then <code>npm run visual -- --update Badge</code>.</li>
<li>Run <code>npm test -- unit</code>: it names each mode that has no accepted picture. <code>npm test -- stories</code> plays the story and asks axe, about colours in all three themes; nothing may reach beyond the sides at 320 px and with text of 200 %.</li>
<li>When to use it, its keys and its words stand in <code>stories/guides/Badge.ts</code>, and are shown on the component’s page. Write down what changed.</li>
</ol>
<p>Pictures of the catalogue are drawn as plain shapes of the same size: a redrawn sunset changes nothing here.</p>
<p>Where axe has to be silent about a story, a comment above <code>a11y</code> says why; without it the tests fail.</p>
<h2>To see it in another light</h2>
<p>The toolbar has themes, direction, motion, screens and, as a beaker, what the provider does: sold out, server down, slow. <em>Foundations/States</em> has each accepted picture, small; one of them opens its story, dressed for that mode.</p>
${MODES_TABLE}
`

const meta = preview.meta({ title: 'Guides/For designers' })

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
