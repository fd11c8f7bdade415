import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { framed } from '../../../.storybook/framed.ts'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../../../design-system/components/Button/Button.tsx'
import { Dialog } from '../../../design-system/components/Dialog/Dialog.tsx'
import type { ToastMessage } from '../../../design-system/components/ToastRegion/logic.ts'
import { ToastRegion, type ToastRegionProps } from '../../../design-system/components/ToastRegion/ToastRegion.tsx'

const three: ToastMessage[] = [
  { id: '1', tone: 'info', text: 'Kindly Login before proceeding' },
  { id: '2', tone: 'error', text: 'Maximum number of product is 20' },
  { id: '3', tone: 'success', text: 'Gulmohar Lehenga added to your cart.' },
]

/** Long enough that no snapshot shows a toast leaving. */
const STAYS = 3_600_000

const snippet = `import { useState } from 'react'
import {
  Button,
  type ToastMessage,
  ToastRegion,
} from '@aperture-acres/design-system'

const added: ToastMessage = {
  id: '1',
  tone: 'success',
  text: 'Gulmohar Lehenga added to your cart.',
}

export function Example() {
  const [toasts, setToasts] = useState<ToastMessage[]>([])
  return (
    <>
      <Button onClick={() => setToasts([added])}>Add to cart</Button>
      <ToastRegion
        label="Messages"
        dismissLabel="Dismiss"
        toasts={toasts}
        onDismiss={(id) => setToasts(toasts.filter((one) => one.id !== id))}
      />
    </>
  )
}
`

const meta = preview.meta({
  title: 'Feedback/ToastRegion',
  id: 'components-toastregion',
  tags: ['moves'],
  component: ToastRegion,
  parameters: { snippet, layout: 'fullscreen', docs: { story: { height: '400px' } } },
  args: {
    label: 'Messages',
    dismissLabel: 'Dismiss',
    toasts: [] as ToastMessage[],
    onDismiss: fn(),
    timeout: STAYS,
    extended: STAYS,
  },
})

export const Default = meta.story({
  args: { toasts: three, timeout: 60_000, extended: 60_000 },
  render: (args) => <Controlled {...args} shown={1} />,
})

export const Stack = meta.story({ tags: ['visual'], args: { toasts: three } })
export const LongestAndMoreThanThree = meta.story({
  tags: ['visual'],
  args: {
    toasts: [
      ...three,
      {
        id: '4',
        tone: 'error',
        text: 'One cottage can accommodate only 4 individuals, and everybody who comes along wants to stay. Choose another cottage.',
      },
      {
        id: '5',
        tone: 'success',
        text: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen added to your cart.',
      },
    ],
  },
})

const onClose = fn()

export const AboveADialog = meta.story({
  tags: ['visual'],
  args: { toasts: three.slice(0, 1) },
  parameters: { docs: framed() },
  render: (args) => (
    <main>
      <h1>Book your day</h1>
      <Dialog open onClose={onClose} title="Login" closeLabel="Close">
        We send a code to this number.
      </Dialog>
      <ToastRegion {...args} />
    </main>
  ),
})

/** A form in the dialog would lose what was typed. */
export const DismissingLeavesTheDialogOpen = meta.story({
  args: AboveADialog.input.args,
  render: AboveADialog.input.render,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Dismiss/, hidden: true }))
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce())
    await expect(onClose).not.toHaveBeenCalled()
  },
})

/** @param shown how many toasts are there from the start. */
function Controlled({ toasts: given, shown = 0, onDismiss, ...rest }: ToastRegionProps & { shown?: number }) {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>(given.slice(0, shown))
  const next = given[toasts.length]
  return (
    <main>
      <Button onClick={() => next && setToasts([...toasts, next])}>Add</Button>
      <ToastRegion
        {...rest}
        toasts={toasts}
        onDismiss={(id) => {
          setToasts((now) => now.filter((toast) => toast.id !== id))
          onDismiss(id)
        }}
      />
    </main>
  )
}

export const NewestOnTopAnnouncedOnceAndLeavesFocus = meta.story({
  parameters: { requirements: ['@SHELL-063 to 065', '@SHELL-067'] },
  args: { toasts: three },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Messages' })).toBeInTheDocument()
    const status = canvas.getByRole('status')
    const alert = canvas.getByRole('alert')
    await expect(status).toBeEmptyDOMElement()
    // Explicit, because Firefox does not announce an alert that starts empty.
    await expect(status).toHaveAttribute('aria-live', 'polite')
    await expect(alert).toHaveAttribute('aria-live', 'assertive')
    for (let more = 0; more < 3; more += 1) await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect(canvas.getByRole('button', { name: 'Add' })).toHaveFocus()
    const read = canvas.getAllByRole('listitem').map((toast) => toast.textContent)
    await expect(read).toEqual(three.map(({ text }) => text).reverse())
    const [newest] = canvas.getAllByRole('listitem')
    const { top, right } = newest!.getBoundingClientRect()
    await expect(right).toBeGreaterThan(document.documentElement.clientWidth - 40)
    await expect(top).toBeLessThan(120)
    await expect(getComputedStyle(newest!).animationDuration).toBe('0.3s')
    await expect(alert).toHaveTextContent('Maximum number of product is 20')
    await expect(status).toHaveTextContent('Gulmohar Lehenga added to your cart.')
    await expect(status).not.toHaveTextContent('Maximum')
    // Each is in its own block, because Chromium would announce the old ones again.
    await expect(Array.from(status.children, ({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ['DIV', 'Kindly Login before proceeding'],
      ['DIV', 'Gulmohar Lehenga added to your cart.'],
    ])
  },
})

export const WhatAFieldSaysIsShownAndNotAnnounced = meta.story({
  args: { toasts: three.map((toast) => ({ ...toast, announce: toast.tone !== 'error' })) },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, userEvent }) => {
    for (let more = 0; more < 2; more += 1) await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect(canvas.getAllByRole('listitem').at(0)).toHaveTextContent('Maximum number of product is 20')
    await expect(canvas.getByRole('status')).toHaveTextContent('Kindly Login before proceeding')
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
    // The log keeps it.
    await expect(
      canvas.getByText('Maximum number of product is 20', { selector: '[aria-live="off"] *' }),
    ).toBeInTheDocument()
  },
})

export const FocusMovesToTheNextToast = meta.story({
  args: { toasts: three },
  render: (args) => <Controlled {...args} shown={2} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('button', { name: /^Dismiss/ })[0]!.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Dismiss/ })).toHaveFocus())
  },
})

export const DismissedByItsButtonAndStillReadable = meta.story({
  args: { toasts: three },
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Add' })
    await userEvent.click(add)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^Dismiss/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('1'))
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull())
    await expect(add).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('Kindly Login before proceeding')
  },
})

export const DismissedByAClickAnywhereOnIt = meta.story({
  parameters: { requirements: ['@SHELL-066'] },
  args: { toasts: three.slice(1, 2) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('listitem'))
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('2'))
    await expect(args.onDismiss).toHaveBeenCalledTimes(1)
  },
})
