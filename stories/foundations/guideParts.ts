/** Sections shared by both guides. */
import { type Mode, MODES, PAGE_MODES, WIDTHS } from '../../.storybook/modes.ts'

export const READING_THE_REPORT = `
<h2>How to read the page of pictures</h2>
<ul>
<li>Each card is one picture: a story in one mode. It shows what was accepted (before), what was found (after) and, in red, every pixel that differs.</li>
<li><em>Show</em> keeps the changed, the new, the gone or the faults. <em>Component</em> and <em>Mode</em> narrow it further.</li>
<li><em>As</em> chooses how: a close-up of the place that differs, whole pictures, or a slider that draws the picture before over the one after.</li>
<li>Changed: at least one pixel differs. There is no tolerance: the browser, the fonts, the clock and chance are the same each time.</li>
<li>New: nothing was accepted yet. Gone: the story is no longer there.</li>
<li>A fault: the story threw, or looked different each of four times. It can’t be accepted; its story needs mending.</li>
<li>The command on a card accepts that one picture. <code>npm run visual -- --update Badge</code> accepts a component, <code>npm run visual -- --update dark</code> a mode, and without a name everything that is left.</li>
</ul>
`

export const TRANSCRIPTS = `
<h2>What a screen reader says</h2>
<p>Transcripts are plain text: a component’s in <code>stories/transcripts</code>, a whole flow’s in <code>storefront/e2e/transcripts</code>. A changed line fails the tests. Read it aloud: is every control named, is what changes announced, is anything said twice? What is meant is written anew, and goes with the change:</p>
<ul>
<li>components: <code>npx vitest run --project unit stories/transcripts -u</code></li>
<li>flows: <code>UPDATE_TRANSCRIPTS=1 npm test -- build end</code></li>
</ul>
`

const oddities = ({ direction, motion, forcedColors, textSize }: Mode) =>
  [
    direction && 'right to left',
    motion && 'less motion',
    forcedColors && 'forced colours',
    textSize && `text of ${textSize} %`,
  ]
    .filter(Boolean)
    .join(', ')

const rows = Object.entries(MODES).map(([name, mode]: [string, Mode]) => {
  const pages = PAGE_MODES.some((one) => one === name) ? 'yes' : 'no'
  return `<tr><td>${name}</td><td>${WIDTHS[mode.width]} px</td><td>${mode.theme ?? 'the story’s own, else light'}</td><td>${oddities(mode) || '–'}</td><td>${pages}</td></tr>`
})

export const MODES_TABLE = `
<h2>Modes</h2>
<p>They stand in <code>.storybook/modes.ts</code> and nowhere else. A story that brings its own theme, direction or screen is photographed in that alone; a component with a story from right to left is not turned round besides; less motion is taken of what carries the tag <code>moves</code>; <em>Interaction states</em> are taken at one width.</p>
<table><thead><tr><th>Mode</th><th>Width</th><th>Theme</th><th>Besides</th><th>Whole pages too</th></tr></thead><tbody>${rows.join('')}</tbody></table>
`
