/** How a designer finds a component, reviews a change and adds a state. */
import { expect } from 'storybook/test'
import { MODES } from '../../.storybook/modes.ts'
import preview from '../../.storybook/preview.tsx'
import { JOURNEYS_AND_PAGES, MODES_TABLE, READING_THE_REPORT } from './guideParts.ts'
import { GuideText, pageLink } from './GuideText.tsx'

const GUIDE = `
<h2>Find a component</h2>
<ol>
<li>Search by whatever you call it: <kbd>/</kbd> opens the search, which also knows names from elsewhere, such as “pill”, “modal” and “snackbar”. ${pageLink('start-introduction', 'The start page')} draws every component small.</li>
<li>Its page begins with one live component. The switches above it set theme, direction, brand and width; the table below it sets each prop.</li>
<li><em>Copy link to this view</em> copies the address of precisely what you see, to be sent to somebody.</li>
<li><em>States</em> shows all its situations side by side. Very high sheets are drawn at half their size, with a button for the full size.</li>
<li><em>When to use it</em>, <em>Do and don’t</em> and <em>Content</em> say which component fits and what its text may be.</li>
<li>${JOURNEYS_AND_PAGES} The beaker in the toolbar sets what the backend answers there: sold out, server down, slow.</li>
</ol>
<p>For this a published Storybook is enough. What follows needs a copy of the repository, or a pull request.</p>
<h2>Review a change in five minutes</h2>
<ol>
<li>On a pull request, open the report that its comment links. In a copy of the repository, run <code>npm run visual -- --only Badge</code> for one component, or <code>npm run visual -- --since main</code> for everything the change can affect, and open the address it prints.</li>
<li>Look at what changed, enlarged: does it match the design? Then, under <em>As</em>, at whole pictures: does it still fit its surroundings?</li>
<li>Write <em>dark</em>, <em>high contrast</em> and <em>forced colours</em> into <em>Show</em>: can every state be told apart by more than its colour?</li>
<li>Then <em>phone</em> and <em>large text</em>: what wraps, what is cut off?</li>
<li>Then <em>right to left</em>: are arrows and edges mirrored? Sentences of pictures are English, so their full stops are at the left. The toolbar’s <em>Right to left</em> shows the same in Arabic, or in Arabic letters where a sample has no translation.</li>
<li>Run <code>npm run storybook</code> and try it: hover, press, Tab. ${pageLink('foundations-interaction-states', 'Interaction states')} shows hover, focus and press of every control.</li>
<li>Accept what is meant in the report, and commit the text files that this changes.</li>
</ol>
${READING_THE_REPORT}
<h2>Add a state</h2>
<ol>
<li>Open <code>stories/components/Badge/Badge.stories.tsx</code>. Most states are a cell of the state sheet: add a line to <code>states</code>, named by its condition (“longest words”).</li>
<li>Other states are stories: <code>export const Longest = meta.story({ tags: ['visual'], args: { … } })</code>. Screenshots of a story with this tag are taken in every mode; of one with <code>globals: { theme: 'dark' }</code> in that theme only.</li>
<li>If it involves pressing or typing, add a <code>play</code> function that does it and checks the result.</li>
<li>Run <code>npm run visual -- --only Badge</code>, check the pictures, then run <code>npm run visual -- --update Badge</code>.</li>
<li>Run <code>npm test -- unit</code>: it names each mode without an accepted picture. <code>npm test -- stories</code> plays the story and runs axe, with colour contrast in all three themes; nothing may overflow horizontally at 320 px or with 200 % text.</li>
<li>The component’s page shows <code>stories/components/Badge/guide.ts</code>: when to use it, keyboard, content. Update it for your change, and add a line to <code>CHANGELOG.md</code>.</li>
</ol>
<p>Pictures of the catalogue are replaced by plain shapes of the same size in screenshots, so a new illustration changes none of the accepted pictures.</p>
<p>If axe has to be disabled for a story, give the reason in a comment above <code>a11y</code>; without it the tests fail.</p>
<h2>Themes, settings and situations</h2>
<p>The toolbar sets theme, brand, direction, motion, screen and, with the beaker, what the backend answers.</p>
<p>In <em>Journeys</em> and <em>Pages</em> links work: the address names the place, Back steps back, and the link opens the same place in the same situation. It does not keep what was typed, put in the cart or logged in to on the way.</p>
${MODES_TABLE}
`

const meta = preview.meta({
  title: 'Review/For designers',
  id: 'guides-for-designers',
  parameters: {
    docs: { subtitle: 'How to find a component, send a link to it, review a change and add a state.' },
    isText: true,
  },
})

export const Guide = meta.story({
  render: () => <GuideText html={GUIDE} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Add a state/ })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(Object.keys(MODES).length + 1)
  },
})
