import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Progress, type ProgressProps } from '../../design-system/components/Progress/Progress.tsx'
import { guide } from '../guides/Progress.ts'
import { StateSheet } from '../support/StateSheet.tsx'

const meta = preview.meta({
  title: 'Feedback/Progress',
  id: 'components-progress',
  component: Progress,
  parameters: { guide },
  args: { label: 'Your booking' } as ProgressProps,
})

const states: Record<string, Partial<ProgressProps>> = {
  busy: {},
  'busy, said': { label: 'Confirming your payment', text: 'Please Wait...' },
  'at the start': { label: 'Pictures', value: 0, max: 8, text: '0 of 8' },
  'on the way': { label: 'Pictures so far', value: 3, max: 8, text: '3 of 8 pictures' },
  'at the end': { label: 'All pictures', value: 8, max: 8, text: '8 of 8 pictures' },
  'beyond it': { label: 'More than all', value: 140 },
  'longest words': {
    label: 'The pictures of everybody who came along on the day of the shoot',
    value: 40,
    text: 'forty of a hundred pictures, the rest by tomorrow',
  },
}

export const Default = meta.story({})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<ProgressProps> of={Progress} base={args} states={states} />,
})
export const AtNight = meta.story({
  tags: ['visual'],
  globals: { theme: 'dark' },
  render: (args) => <StateSheet<ProgressProps> of={Progress} base={args} states={states} />,
})
export const RightToLeft = meta.story({ tags: ['visual'], globals: { direction: 'rtl' }, args: { value: 30 } })

export const SaysHowFar = meta.story({
  args: { value: 3, max: 8, text: '3 of 8 pictures' } as ProgressProps,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Your booking' }) as HTMLProgressElement
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 8 pictures')
    await expect(bar.position).toBe(3 / 8)
  },
})
export const BusyHasNoPosition = meta.story({
  play: async ({ canvas }) => {
    await expect((canvas.getByRole('progressbar') as HTMLProgressElement).position).toBe(-1)
  },
})
