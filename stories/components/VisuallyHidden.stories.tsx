import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { VisuallyHidden } from '../../design-system/components/VisuallyHidden/VisuallyHidden.tsx'
import { guide } from '../guides/VisuallyHidden.ts'

const meta = preview.meta({
  title: 'Layout/VisuallyHidden',
  id: 'components-visuallyhidden',
  component: VisuallyHidden,
  parameters: { guide },
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
