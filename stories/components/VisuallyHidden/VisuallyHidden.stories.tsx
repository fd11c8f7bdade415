import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Spoken } from '../../../design-system/components/VisuallyHidden/Spoken.tsx'
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden.tsx'

const meta = preview.meta({
  title: 'Layout/VisuallyHidden',
  id: 'components-visuallyhidden',
  component: VisuallyHidden,
  args: { children: 'List price' },
  render: (args) => (
    <p>
      ₹18,000{' '}
      <s>
        <VisuallyHidden {...args} /> ₹21,500
      </s>
    </p>
  ),
})

export const Default = meta.story({})

export const BeforeALineThroughAPrice = meta.story({
  tags: ['visual'],
  args: { children: 'List price ' },
  play: async ({ canvas }) => {
    const words = canvas.getByText('List price')
    await expect(words.innerText).toBe('List price ')
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1)
    await expect(words).not.toHaveAttribute('aria-hidden')
  },
})

export const SeenShortAndHeardInFull = meta.story({
  render: () => (
    <p>
      <Spoken>22 Dec, 7:00 am</Spoken>, <Spoken>₹1,04,500</Spoken>, <Spoken>98•••••210</Spoken>,{' '}
      <b>
        <Spoken>₹24,500</Spoken>
      </b>
    </p>
  ),
  play: async ({ canvas }) => {
    for (const [seen, said] of [
      ['22 Dec, 7:00 am', '22 December, 7 am'],
      ['₹1,04,500', '₹104500'],
      ['98•••••210', 'a number ending in 210'],
    ] as const) {
      await expect(canvas.getByText(seen)).toBeVisible()
      await expect(canvas.getByText(seen)).toHaveAttribute('aria-hidden', 'true')
      await expect(canvas.getByText(said).getBoundingClientRect().width).toBeLessThanOrEqual(1)
    }
    // Where both texts are the same, only one is drawn.
    await expect(canvas.getByText('₹24,500').innerHTML).toBe('₹24,500')
  },
})

const HOURS = ['2:00 pm', '2:00 pm – 8:00 pm', '10 am – 12:30 pm'] as const

export const KeepsHoursTogether = meta.story({
  render: () => (
    <>
      {HOURS.map((hours) => (
        <p key={hours} data-testid={hours} style={{ inlineSize: 'fit-content' }}>
          <Spoken>{`Golden Hour, ${hours}.`}</Spoken>
        </p>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const hours of HOURS) {
      const line = canvas.getByTestId(hours)
      const seen = line.firstElementChild!
      const text = (seen.firstElementChild ?? seen).firstChild!
      const range = document.createRange()
      range.selectNodeContents(text)
      range.setStart(text, text.textContent!.search(/\d/))
      // Not even the full stop fits: all of the hours go to the second line.
      line.style.inlineSize = `${line.getBoundingClientRect().width - 2}px`
      await expect(line.getBoundingClientRect().right).toBeGreaterThan(range.getBoundingClientRect().right)
      await expect(range.getClientRects()).toHaveLength(1)
    }
  },
})
