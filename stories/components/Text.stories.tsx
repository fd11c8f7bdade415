import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Heading, HEADING_SIZES } from '../../design-system/components/Heading/Heading.tsx'
import { Stack } from '../../design-system/components/Layout/Layout.tsx'
import { Text, TEXT_SIZES, TEXT_TONES } from '../../design-system/components/Text/Text.tsx'

const meta = preview.meta({ title: 'Components/Text', component: Text, args: { children: 'A shoot day is a walk of the sun across three acres.' } })

export const Headings = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap="stack">
      {HEADING_SIZES.map((size) => (
        <Heading key={size} level={2} size={size}>
          Golden hour ₹24,500
        </Heading>
      ))}
    </Stack>
  ),
})

export const Sizes = meta.story({
  tags: ['visual'],
  render: (args) => (
    <Stack gap={4}>
      {TEXT_SIZES.map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
      {TEXT_TONES.map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
      <Text {...args} weight="semibold" />
    </Stack>
  ),
})

export const LevelAndSizeAreApart = meta.story({
  render: () => (
    <Heading level={3} size="display-s">
      Small in the outline, large to the eye
    </Heading>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 3 })).toBeVisible(),
})
