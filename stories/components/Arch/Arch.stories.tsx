import preview from '../../../.storybook/preview.tsx'
import { ArchDefinition, ArchPicture, type ArchPictureProps } from '../../../design-system/components/Arch/Arch.tsx'
import { EVENING, NOWHERE } from '../../support/pictures.ts'
import { StateSheet } from '../../support/StateSheet.tsx'

const meta = preview.meta({
  title: 'Media/Arch',
  id: 'components-arch',
  component: ArchPicture,
  args: { src: EVENING, alt: 'Low sun over a field', ratio: '4/5' },
  decorators: [
    (Story) => (
      <>
        <ArchDefinition />
        <Story />
      </>
    ),
  ],
})

const states = {
  'a picture': {},
  'with its line': { line: true },
  square: { ratio: '1/1' },
  'filling its parent': { ratio: undefined },
  decoration: { alt: '' },
  'the file is gone': { src: NOWHERE },
} satisfies Record<string, Partial<ArchPictureProps>>

function Framed(props: ArchPictureProps) {
  return (
    <div style={{ width: '100%', maxWidth: 220, height: props.ratio ? 'auto' : 240, margin: 16 }}>
      <ArchPicture {...props} />
    </div>
  )
}

export const Default = meta.story({
  parameters: { parts: states['with its line'] },
  render: (args) => <Framed {...args} />,
})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<ArchPictureProps> of={Framed} base={args} states={states} />,
})
