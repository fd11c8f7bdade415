import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ErrorSummary, type ErrorSummaryProps } from '../../design-system/components/ErrorSummary/ErrorSummary.tsx'
import { Stack } from '../../design-system/components/Layout/Layout.tsx'
import { TextField } from '../../design-system/components/TextField/TextField.tsx'
import { guide } from '../guides/ErrorSummary.ts'

const meta = preview.meta({
  title: 'Forms/ErrorSummary',
  id: 'components-errorsummary',
  component: ErrorSummary,
  parameters: { guide },
  args: {
    title: '2 things need your attention',
    problems: [
      { href: '#name', text: 'Please enter your full name' },
      { href: '#email', text: 'Please enter a valid email address' },
    ],
  } as ErrorSummaryProps,
  render: (args) => (
    <Stack gap={6}>
      <ErrorSummary {...args} />
      <TextField
        id="name"
        name="name"
        label="Full name"
        value=""
        onChange={() => {}}
        problem="Please enter your full name"
      />
      <TextField
        id="email"
        name="email"
        label="Email"
        value="meera@"
        onChange={() => {}}
        problem="Please enter a valid email address"
      />
    </Stack>
  ),
})

export const Default = meta.story({})

export const AboveItsForm = meta.story({ tags: ['visual'] })
export const One = meta.story({
  tags: ['visual'],
  args: {
    title: 'One thing needs your attention',
    problems: [{ href: '#email', text: 'Please enter a valid email address' }],
  },
})
export const RightToLeft = meta.story({ tags: ['visual'], globals: { direction: 'rtl' } })

export const EachProblemLeadsToItsField = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('2 things need your attention')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus()
  },
})
