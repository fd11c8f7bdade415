/** Sections shared by both guides. */
import { type Mode, MODES, PAGE_MODES, WIDTHS } from '../../.storybook/modes.ts'

export const READING_THE_REPORT = `
<h2>Reading the picture report</h2>
<ul>
<li>Each card is one change: a colour of the theme wherever it is used, or what happened to one component. It shows one picture, and <em>Show all</em> the others like it.</li>
<li>A changed place is cut out, before, after and difference, and named in words: which cell, how much wider, what moved. What only moved is not red.</li>
<li><em>Show</em> filters by changed, new, gone or faults. <em>Component</em> and <em>Mode</em> narrow it further. <em>As</em> shows whole pictures, or a slider that overlays before on after.</li>
<li>Changed: at least one pixel differs. There is no tolerance: browser, fonts, clock and random numbers are the same in every run.</li>
<li>New: no picture has been accepted yet. Gone: the story no longer exists.</li>
<li>Fault: the story threw an error, or looked different in each of four attempts. It can’t be accepted; fix the story.</li>
<li>Accept or reject a card, with a note. The button says how many of its pictures you have not looked at. By keyboard: <kbd>j</kbd> and <kbd>k</kbd> go to the next and previous card, <kbd>o</kbd> opens all its pictures, <kbd>a</kbd> accepts, <kbd>r</kbd> goes to the note, where Enter rejects.</li>
<li>A report of CI can’t accept by itself: its cards copy the command. <code>npm run visual -- --update Badge</code> accepts a component, <code>npm run visual -- --update dark</code> a mode, and without a name everything that remains and was not rejected.</li>
</ul>
`

export const TRANSCRIPTS = `
<h2>What a screen reader announces</h2>
<p>Transcripts are plain text: of components in <code>stories/transcripts</code>, of complete flows in <code>storefront/e2e/transcripts</code>. A changed line fails the tests. Check the new text: does every control have a name, are changes announced, is anything announced twice? Update intended changes and commit them with the code:</p>
<ul>
<li>components: <code>npx vitest run --project unit stories/transcripts -u</code></li>
<li>flows: <code>UPDATE_TRANSCRIPTS=1 npm test -- build end</code></li>
</ul>
`

const otherSettings = ({ direction, motion, forcedColors, textSize }: Mode) =>
  [
    direction && 'right to left',
    motion && 'less motion',
    forcedColors && 'forced colours',
    textSize && `${textSize} % text`,
  ]
    .filter(Boolean)
    .join(', ')

const rows = Object.entries(MODES).map(([name, mode]: [string, Mode]) => {
  const pages = PAGE_MODES.some((one) => one === name) ? 'yes' : 'no'
  return `<tr><td>${name}</td><td>${WIDTHS[mode.width]} px</td><td>${mode.theme ?? 'the story’s own, or light'}</td><td>${otherSettings(mode) || '–'}</td><td>${pages}</td></tr>`
})

export const MODES_TABLE = `
<h2>Modes</h2>
<p>Defined only in <code>.storybook/modes.ts</code>. A story with its own theme, direction or screen is photographed in that mode only. A component with a right-to-left story is not photographed again in the right-to-left mode. The mode with less motion covers stories tagged <code>moves</code>. <em>Interaction states</em> are photographed at one width.</p>
<table><thead><tr><th>Mode</th><th>Width</th><th>Theme</th><th>Other settings</th><th>Whole pages</th></tr></thead><tbody>${rows.join('')}</tbody></table>
`
