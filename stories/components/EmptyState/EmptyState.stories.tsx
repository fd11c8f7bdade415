import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../../../design-system/components/Button/Button.tsx'
import { EmptyState, type EmptyStateProps } from '../../../design-system/components/EmptyState/EmptyState.tsx'
import { EVENING, NOWHERE } from '../../support/pictures.ts'
import { StateSheet } from '../../support/StateSheet.tsx'
import { withArch } from '../../support/withArch.tsx'

const meta = preview.meta({
  title: 'Feedback/EmptyState',
  id: 'components-emptystate',
  component: EmptyState,
  args: { title: 'Oops! Your cart is empty!', level: 2 as EmptyStateProps['level'] },
  decorators: [withArch],
})

const states = {
  'words only': {},
  'with everything': {
    picture: { src: EVENING, alt: '' },
    children: 'Packages you add are kept here.',
    action: <Button>Start Booking now</Button>,
  },
  'picture missing': {
    picture: { src: NOWHERE, alt: '' },
    action: <Button variant="secondary">Clear search</Button>,
    title: 'Sorry, no result found!',
  },
} satisfies Record<string, Partial<EmptyStateProps>>

export const Default = meta.story({ args: states['with everything'] })

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<EmptyStateProps> of={EmptyState} base={args} states={states} cell={300} />,
})

const start = fn()

export const HasAHeadingAndAWayOnByKeys = meta.story({
  args: { action: <Button onClick={start}>Start Booking now</Button> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Oops! Your cart is empty!' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Start Booking now' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(start).toHaveBeenCalledOnce()
  },
})
