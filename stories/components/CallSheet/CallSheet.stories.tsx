import preview from '../../../.storybook/preview.tsx'
import { CallSheet, type CallSheetProps } from '../../../design-system/patterns/CallSheet/CallSheet.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'
import { withArch } from '../../support/withArch.tsx'

const meta = preview.meta({
  title: 'Cart and booking/CallSheet',
  id: 'components-callsheet',
  component: CallSheet,
  args: {
    label: 'Next on the call sheet',
    title: 'Golden Hour, in 22 days',
    text: '12 Dec 2026, Saturday. Entry from 1:30 pm.',
    picture: { src: '/art/scene/sunflower-field.3x4.svg', alt: '' },
    window: { start: 14 * 60, end: 20 * 60, text: '2:00 pm – 8:00 pm' },
  },
  decorators: [withArch],
})

const states = {
  'with its hours': {},
  'without hours': { label: 'Without hours', window: undefined },
  'longest texts': {
    label: 'Next on the call sheet of everybody who comes along on the day',
    title: 'Donaudampfschifffahrtsgesellschaft & Bharatanatyam Family Portrait Morning, in 22 days',
    text: 'The day after tomorrow, Saturday, and the night between. Entry from half an hour before the first light.',
  },
} satisfies Record<string, Partial<CallSheetProps>>

export const Default = meta.story({})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<CallSheetProps> of={CallSheet} base={args} states={states} cell={900} wide />,
})
