import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Heading, HEADING_SIZES, type HeadingProps } from '../../../design-system/components/Heading/Heading.tsx'
import { Stack } from '../../../design-system/components/Layout/Layout.tsx'

const meta = preview.meta({
  title: 'Text/Heading',
  id: 'components-heading',
  component: Heading,
  args: { level: 2, size: 'title-m', children: 'Golden hour ₹24,500' } as HeadingProps,
})

export const Default = meta.story({})

export const Sizes = meta.story({
  tags: ['visual'],
  render: (args) => (
    <Stack gap="stack">
      {HEADING_SIZES.map((size) => (
        <Heading key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
})

/** As wide as on the smallest phone. */
export const ALongWordKeepsToItsLineAndItsLevelInAnySize = meta.story({
  args: { children: 'Cinematographers' },
  render: (args) => (
    <div style={{ width: 284, containerType: 'inline-size' }}>
      <Stack gap="stack">
        {HEADING_SIZES.map((size) => (
          <Heading key={size} {...args} size={size} />
        ))}
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    const words = document.createRange()
    const headings = canvas.getAllByRole('heading', { level: 2 })
    await expect(headings).toHaveLength(HEADING_SIZES.length)
    for (const heading of headings) {
      words.selectNodeContents(heading)
      await expect(words.getClientRects()).toHaveLength(1)
    }
  },
})
