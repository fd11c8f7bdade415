import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Heading, HEADING_SIZES, type HeadingProps } from '../../../design-system/components/Heading/Heading.tsx'
import { Stack } from '../../../design-system/components/Layout/Layout.tsx'
import { guide } from './guide.ts'

const meta = preview.meta({
  title: 'Text/Heading',
  id: 'components-heading',
  component: Heading,
  parameters: { guide },
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
export const ALongWordKeepsToItsLine = meta.story({
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
    for (const heading of canvas.getAllByRole('heading')) {
      words.selectNodeContents(heading)
      await expect(words.getClientRects()).toHaveLength(1)
    }
  },
})

export const LevelAndSizeAreApart = meta.story({
  args: { level: 3, size: 'display-s', children: 'Small in the outline, large to the eye' },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 3 })).toBeVisible(),
})
