import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Heading, HEADING_SIZES, type HeadingProps } from '../../design-system/components/Heading/Heading.tsx'
import { Stack } from '../../design-system/components/Layout/Layout.tsx'
import { guide } from '../guides/Heading.ts'

const meta = preview.meta({
  title: 'Components/Heading',
  component: Heading,
  parameters: { guide },
  args: { level: 2, size: 'title-m', children: 'Golden hour ₹24,500' } as HeadingProps,
})

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

export const LevelAndSizeAreApart = meta.story({
  args: { level: 3, size: 'display-s', children: 'Small in the outline, large to the eye' },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 3 })).toBeVisible(),
})
