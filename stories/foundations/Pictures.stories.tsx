/** How a change in looks is reviewed: for QA and designers. The modes are the camera's own table. */
import { expect } from 'storybook/test'
import { type Mode, MODES, PAGE_MODES, WIDTHS } from '../../.storybook/modes.ts'
import preview from '../../.storybook/preview.tsx'
import { Prose } from '../../design-system/components/Prose/Prose.tsx'

const oddities = ({ direction, motion, forcedColors, textSize }: Mode) =>
  [direction && 'right to left', motion && 'less motion', forcedColors && 'forced colours', textSize && `text of ${textSize} %`].filter(Boolean).join(', ')

const rows = Object.entries(MODES).map(([name, mode]: [string, Mode]) => {
  const pages = PAGE_MODES.some((one) => one === name) ? 'yes' : 'no'
  return `<tr><td>${name}</td><td>${WIDTHS[mode.width]} px</td><td>${mode.theme ?? 'the story’s own, else light'}</td><td>${oddities(mode) || '–'}</td><td>${pages}</td></tr>`
})

const GUIDE = `
<h2>A change in five minutes</h2>
<ol>
<li>Run <code>npm run visual</code>; for a small change <code>npm run visual -- --since main</code> photographs only what it can reach.</li>
<li>Open the page whose address it prints. Each card is one picture that looks different: before, after and, in red, every pixel that differs.</li>
<li>Filter by component. Is each one meant to have changed? One that is not named in the change is the first to ask about.</li>
<li>Filter by mode. A change of colour shows in each theme and in forced colours; a change of size in large text and on a phone.</li>
<li>Move the slider over what is left: what jumps?</li>
<li>Accept what is meant with the command on its card, or all of it with <code>npm run visual -- --update</code>, and commit the pictures with the change.</li>
</ol>
<h2>What the words mean</h2>
<ul>
<li>Changed: at least one pixel differs. There is no tolerance: the browser, the fonts, the clock and chance are the same each time.</li>
<li>New: nothing was accepted yet. Gone: the story is no longer there.</li>
<li>A fault: the story threw, or looked different each of four times. It can’t be accepted; its story needs mending.</li>
</ul>
<h2>To add a state</h2>
<p>Add a cell to the story’s sheet, or a story with <code>tags: ['visual']</code>, and run <code>npm run visual -- --only Badge</code>. A story that brings its own theme or direction is photographed once. Pictures of the catalogue are drawn as plain shapes of the same size, so that a redrawn sunset changes nothing here.</p>
<h2>Modes</h2>
<table><thead><tr><th>Mode</th><th>Width</th><th>Theme</th><th>Besides</th><th>Whole pages too</th></tr></thead><tbody>${rows.join('')}</tbody></table>
`

const meta = preview.meta({ title: 'Foundations/Reviewing a change' })

export const Guide = meta.story({
  render: () => <Prose html={GUIDE} tableLabel="Modes" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'A change in five minutes' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(Object.keys(MODES).length + 1)
  },
})
