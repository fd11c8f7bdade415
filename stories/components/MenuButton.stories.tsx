import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Inline } from '../../design-system/components/Layout/Layout.tsx'
import { MenuButton, type MenuButtonProps } from '../../design-system/components/MenuButton/MenuButton.tsx'
import { guide } from '../guides/MenuButton.ts'
import { StateSheet } from '../support/StateSheet.tsx'

const onPress = fn()
const ITEMS = [
  { href: '#details', text: 'View details' },
  { text: 'Print the receipt', onPress },
  { text: 'Cancel the booking', onPress: fn(), busy: 'Please Wait...' },
]

const meta = preview.meta({
  title: 'Actions/MenuButton',
  id: 'components-menubutton',
  component: MenuButton,
  parameters: { guide },
  args: { label: 'Booking', items: ITEMS },
})

const states = {
  'secondary, the usual one': {},
  primary: { label: 'Book Now', variant: 'primary' },
  large: { label: 'Everything', size: 'large' },
  'full width': { label: 'This booking', width: 'full' },
  'longest words': { label: 'What can be done with the booking of everybody who comes along' },
} satisfies Record<string, Partial<MenuButtonProps>>

export const Default = meta.story({})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet of={MenuButton} base={args} states={states} />,
})
export const Open = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Booking' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'View details' })).toBeVisible())
  },
})
export const OpenAtTheEnd = meta.story({
  tags: ['visual'],
  args: { align: 'end' },
  decorators: [
    (Story) => (
      <Inline gap={4} justify="end">
        <Story />
      </Inline>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Booking' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'View details' })).toBeVisible())
  },
})
export const RightToLeft = meta.story({
  tags: ['visual'],
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Booking' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'View details' })).toBeVisible())
  },
})

export const ArrowsMoveAndEscapeReturns = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Booking' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('link', { name: 'View details' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: 'Print the receipt' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toHaveFocus()
  },
})
export const AnActionClosesIt = meta.story({
  play: async ({ canvas, userEvent }) => {
    onPress.mockClear()
    const button = canvas.getByRole('button', { name: 'Booking' })
    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('button', { name: 'Print the receipt' }))
    await expect(onPress).toHaveBeenCalledOnce()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
})
