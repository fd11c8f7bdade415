import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Dialog } from '../../../design-system/components/Dialog/Dialog.tsx'
import { DropDown, type DropDownProps } from '../../../design-system/components/DropDown/DropDown.tsx'
import { Inline } from '../../../design-system/components/Layout/Layout.tsx'
import { RadioGroup } from '../../../design-system/components/RadioGroup/RadioGroup.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'

const OPTIONS = [
  { value: 'A', text: 'All' },
  { value: 'F', text: 'Women' },
  { value: 'M', text: 'Men' },
]

function For() {
  const [value, setValue] = useState('A')
  return <RadioGroup legend="For" name="for" options={OPTIONS} value={value} onChange={setValue} />
}

const onClose = fn()

const written = {
  children: `<RadioGroup
  legend="For"
  name="for"
  options={[
    { value: 'A', text: 'All' },
    { value: 'F', text: 'Women' },
  ]}
  value="A"
  onChange={() => {}}
/>`,
}

const meta = preview.meta({
  title: 'Actions/DropDown',
  id: 'components-dropdown',
  component: DropDown,
  parameters: { written },
  args: { label: 'Filter', value: '(All)', children: <For /> },
})

const states = {
  'with what is chosen': {},
  'nothing chosen': { label: 'Filter by category', value: undefined },
  'longest words': { label: 'Filter by everything that was ever hung in the green room', value: '(12 of 48)' },
} satisfies Record<string, Partial<DropDownProps>>

export const Default = meta.story({})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet of={DropDown} base={args} states={states} />,
})

export const Open = meta.story({
  tags: ['visual'],
  decorators: [
    (Story) => (
      <Inline gap={4}>
        <Story />
      </Inline>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter (All)' }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'All' })).toBeVisible())
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
    await userEvent.click(canvas.getByRole('button', { name: 'Filter (All)' }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'All' })).toBeVisible())
  },
})

export const OpensByKeyAndClosesByEscapeOrWhenFocusLeaves = meta.story({
  decorators: [
    (Story) => (
      <>
        <Story />
        <a href="#after">After it</a>
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Filter (All)' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'All' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Women' })).toBeChecked()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'After it' })).toHaveFocus()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
})

/** The words of a label take no focus themselves, so a press on them focuses the page's `main`. */
export const PressedOnItsWords = meta.story({
  render: (args) => (
    <main tabIndex={-1}>
      <DropDown {...args} />
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Filter/ }))
    await userEvent.click(canvas.getByText('Women'))
    await expect(canvas.getByRole('radio', { name: 'Women' })).toBeChecked()
  },
})

export const EscapeLeavesTheDialogAroundItOpen = meta.story({
  render: (args) => (
    <main>
      <h1>Outfits</h1>
      <Dialog open onClose={onClose} title="Filter" closeLabel="Close">
        <DropDown {...args} />
      </Dialog>
    </main>
  ),
  play: async ({ userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Filter (All)' })
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('radio', { name: 'Women' }))
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(onClose).toHaveBeenCalledOnce()
  },
})
