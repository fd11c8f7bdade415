import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Disclosure, type DisclosureProps } from '../../design-system/components/Disclosure/Disclosure.tsx'
import { Text } from '../../design-system/components/Text/Text.tsx'
import { guide } from '../guides/Disclosure.ts'
import { StateSheet } from '../support/StateSheet.tsx'

const meta = preview.meta({
  title: 'Text/Disclosure',
  id: 'components-disclosure',
  component: Disclosure,
  parameters: { guide },
  args: {
    summary: 'How the amount is made up',
    children: <Text>₹118 a head for 4 people. Includes ₹72 GST.</Text>,
    onToggle: fn(),
  },
})

const states = {
  closed: {},
  open: { open: true },
  'longest words': {
    open: true,
    summary: 'How the amount for everybody who comes along and for the one who answers the telephone is made up',
  },
} satisfies Record<string, Partial<DisclosureProps>>

export const Default = meta.story({})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet of={Disclosure} base={args} states={states} />,
})
export const RightToLeft = meta.story({ tags: ['visual'], globals: { direction: 'rtl' }, args: { open: true } })

export const TabReachesItAndAPressOpens = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByText('How the amount is made up')).toHaveFocus()
    await expect(canvas.getByText(/118 a head/)).not.toBeVisible()
    // Synthetic key events don't toggle a native summary.
    await userEvent.click(canvas.getByText('How the amount is made up'))
    await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith(true))
    await expect(canvas.getByText(/118 a head/)).toBeVisible()
  },
})
