import { type Mode, MODES, PAGE_MODES, WIDTHS } from '../../.storybook/modes.ts'

export const JOURNEYS_AND_PAGES =
  '<em>Journeys</em> are the whole shop, open at one page: go on from there as a visitor would. <em>Pages</em> are the content of one page in each of its states, such as loading, empty and failed.'

export const READING_THE_REPORT = `
<h2>Reading the visual diff</h2>
<ul>
<li>Each card is one change: one colour wherever it is used, the same change in many stories, or all that changed in one story file. It shows one picture, and <em>Show all</em> the others.</li>
<li>What changed is enlarged, before, after and difference: black where nothing differs, bright where a pixel does. <em>As</em> shows whole pictures, or a slider from before to after.</li>
<li><em>Show</em> keeps the pictures whose name has these words, such as “badge dark”.</li>
<li>Changed: at least one pixel differs. There is no tolerance: browser, fonts, clock and random numbers are the same in every run.</li>
<li>Before is drawn again from where the branch left <code>main</code>. A sentence says where that was not possible, or where another picture was accepted since.</li>
<li>New: no picture has been accepted yet. Gone: nothing draws it any more.</li>
<li>Fault: the story threw an error, or looked different in each of four attempts. It can’t be accepted; fix the story.</li>
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
<p>Defined only in <code>.storybook/modes.ts</code>. Screenshots of the themes are taken at one width, because they change colours and no layout. A story with its own theme, direction or screen is taken in that mode only, and a component with a right-to-left story not again in the right-to-left mode. The mode with less motion covers stories tagged <code>moves</code>. <em>Interaction states</em> are taken at one width.</p>
<table><thead><tr><th>Mode</th><th>Width</th><th>Theme</th><th>Other settings</th><th>Whole pages</th></tr></thead><tbody>${rows.join('')}</tbody></table>
`
