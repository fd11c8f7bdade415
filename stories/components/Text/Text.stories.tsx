import preview from '../../../.storybook/preview.tsx'
import { Stack } from '../../../design-system/components/Layout/Layout.tsx'
import { Text, TEXT_SIZES, TEXT_TONES } from '../../../design-system/components/Text/Text.tsx'

const meta = preview.meta({
  title: 'Text/Text',
  id: 'components-text',
  component: Text,
  args: { children: 'A shoot day is a walk of the sun across three acres.' },
})

export const Default = meta.story({})

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
      {(['regular', 'medium', 'semibold'] as const).map((weight) => (
        <Text key={weight} {...args} weight={weight} />
      ))}
    </Stack>
  ),
})
