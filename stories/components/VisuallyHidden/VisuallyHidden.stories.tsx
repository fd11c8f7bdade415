import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Spoken } from '../../../design-system/components/VisuallyHidden/Spoken.tsx'
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden.tsx'
import { guide } from './guide.ts'

const meta = preview.meta({
  title: 'Layout/VisuallyHidden',
  id: 'components-visuallyhidden',
  component: VisuallyHidden,
  parameters: { guide, covered: { Spoken } },
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
  play: async ({ canvas }) => {
    const words = canvas.getByText('List price')
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1)
    await expect(words).not.toHaveAttribute('aria-hidden')
  },
})

export const KeepsTheSpaceAtItsEnd = meta.story({
  args: { children: 'List price ' },
  play: async ({ canvas }) => expect(canvas.getByText('List price').innerText).toBe('List price '),
})

export const SeenShortAndHeardInFull = meta.story({
  render: () => (
    <p>
      <Spoken>22 Dec, 7:00 am</Spoken>, <Spoken>₹1,04,500</Spoken>, <Spoken>98•••••210</Spoken>
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
  },
})

export const KeepsHourAndHalfOfTheDayTogether = meta.story({
  render: () => (
    <p style={{ inlineSize: '9ch' }}>
      <Spoken>from 2:30 pm</Spoken>
    </p>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText('from 2:30 pm').firstChild
    const range = document.createRange()
    range.setStart(text!, 5)
    range.setEnd(text!, 12)
    await expect(range.getClientRects()).toHaveLength(1)
  },
})

export const OneTextWhereBothAreTheSame = meta.story({
  render: () => (
    <p>
      <Spoken>₹24,500</Spoken>
    </p>
  ),
  play: async ({ canvas }) => expect(canvas.getByText('₹24,500').innerHTML).toBe('₹24,500'),
})
