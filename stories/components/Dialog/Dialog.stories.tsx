import { useRef, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { framed } from '../../../.storybook/framed.ts'
import preview from '../../../.storybook/preview.tsx'
import { Alert } from '../../../design-system/components/Alert/Alert.tsx'
import { ArchDefinition } from '../../../design-system/components/Arch/Arch.tsx'
import { Button } from '../../../design-system/components/Button/Button.tsx'
import { AlertDialog } from '../../../design-system/components/Dialog/AlertDialog.tsx'
import { Dialog, type DialogProps } from '../../../design-system/components/Dialog/Dialog.tsx'
import { Stack } from '../../../design-system/components/Layout/Layout.tsx'
import { Picture } from '../../../design-system/components/Picture/Picture.tsx'
import { Text } from '../../../design-system/components/Text/Text.tsx'
import { TextField } from '../../../design-system/components/TextField/TextField.tsx'
import { Spoken } from '../../../design-system/components/VisuallyHidden/Spoken.tsx'
import { OpenerPage } from '../../support/OpenerPage.tsx'
import { EVENING } from '../../support/pictures.ts'

function Page(props: DialogProps) {
  return (
    <OpenerPage open={props.open} onClose={props.onClose} heading="Book your day" opener="Login">
      {(opening) => (
        <>
          <ArchDefinition />
          <Dialog {...props} {...opening} />
        </>
      )}
    </OpenerPage>
  )
}

const content = (
  <Stack gap={5}>
    <TextField label="Mobile number" name="mobile" value="98765 43210" onChange={() => {}} inputMode="numeric" />
    <Button width="full" size="large">
      Send OTP
    </Button>
  </Stack>
)

const snippet = `import { useState } from 'react'
import { Button, Dialog, Text } from '@aperture-acres/design-system'

export function Example() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Login
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Login"
        closeLabel="Close"
      >
        <Text>We send a code to your number.</Text>
      </Dialog>
    </>
  )
}
`

const meta = preview.meta({
  title: 'Overlays/Dialog',
  id: 'components-dialog',
  component: Dialog,
  parameters: {
    snippet,
    layout: 'fullscreen',
    docs: framed(),
  },
  args: { open: false, onClose: fn(), title: 'Login', closeLabel: 'Close', children: content },
  render: (args) => <Page {...args} />,
})

export const Default = meta.story({ tags: ['visual'], args: { open: true } })
export const Small = meta.story({
  tags: ['visual'],
  args: { open: true, size: 'small', slate: 'quiet', description: 'We send a code to this number.' },
})
export const WithAside = meta.story({
  tags: ['visual'],
  args: { open: true, size: 'large', title: 'Enter your code', aside: <Picture src={EVENING} alt="" ratio="fill" /> },
})
export const LongerThanTheScreen = meta.story({
  tags: ['visual'],
  args: {
    open: true,
    title: 'Terms of the booking, everything that was agreed upon and Donaudampfschifffahrtsgesellschaft',
    children: Array.from({ length: 40 }, (_, at) => (
      <Text key={at}>
        Clause {at + 1}. The studio opens at <Spoken>7:00 am</Spoken>.
      </Text>
    )),
  },
})
const rows = Array.from({ length: 40 }, (_, at) => <Text key={at}>Clause {at + 1}.</Text>)
/** On a phone the button stays visible, however long the content is. */
export const WithActions = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { docs: framed(600, 'phone') },
  args: { open: true, title: 'Terms of the booking', children: rows, actions: <Button width="full">Accept</Button> },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Accept' })
    if (window.matchMedia('(min-width: 640px)').matches) return
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    screen.getByText('Clause 40.').scrollIntoView({ block: 'nearest' })
    await expect(screen.getByText('Clause 40.').getBoundingClientRect().bottom).toBeLessThanOrEqual(
      button.getBoundingClientRect().top,
    )
  },
})
/** The same applies beside a panel, on a screen that is lower than the dialog. */
export const ActionsStayInSight = meta.story({
  args: {
    open: true,
    size: 'large',
    panel: { content: <Text>Golden Hour</Text>, picture: <Picture src={EVENING} alt="" ratio="4/5" /> },
    children: rows,
    actions: <Button width="full">Add to cart</Button>,
  },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Add to cart' })
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
  },
})

export const RefusedInside = meta.story({
  tags: ['visual'],
  args: {
    open: true,
    children: (
      <Stack gap={5}>
        <Alert tone="danger">Server Down!! Please Try Again Later..</Alert>
        <TextField
          label="Mobile number"
          name="mobile"
          value="98765 43210"
          onChange={() => {}}
          problem="Please enter a valid mobile number"
        />
        <Button width="full" size="large">
          Send OTP
        </Button>
      </Stack>
    ),
  },
})

const KEYBOARD = 300
/** An on-screen keyboard covers the foot of the window and changes only the visual viewport. */
function showKeyboard() {
  const own = Object.getOwnPropertyDescriptor(window, 'visualViewport')
  const view = Object.assign(new EventTarget(), { height: window.innerHeight - KEYBOARD, offsetTop: 0, scale: 1 })
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: view })
  return () => {
    if (own) Object.defineProperty(window, 'visualViewport', own)
  }
}
const withKeyboard = {
  parameters: { docs: framed(600, 'phone') },
  beforeEach: showKeyboard,
  render: (args: DialogProps) => (
    <>
      <Page {...args} />
      <div
        aria-hidden="true"
        style={{ position: 'fixed', inset: 'auto 0 0', blockSize: KEYBOARD, zIndex: 999, background: 'GrayText' }}
      />
    </>
  ),
}
/** An opening dialog rises by 8 px. */
const isAboveTheKeyboard = (element: Element) =>
  waitFor(() => expect(element.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight - KEYBOARD))

export const AboveTheKeyboard = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { open: true },
  ...withKeyboard,
  play: async () => {
    await isAboveTheKeyboard(await screen.findByRole('button', { name: 'Send OTP' }))
    await isAboveTheKeyboard(screen.getByRole('dialog'))
  },
})
export const ScrollsAboveTheKeyboard = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    open: true,
    children: rows,
  },
  ...withKeyboard,
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    await isAboveTheKeyboard(dialog.parentElement!)
    screen.getByText('Clause 40.').scrollIntoView()
    await isAboveTheKeyboard(screen.getByText('Clause 40.'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.documentElement.style.getPropertyValue('--keyboard')).toBe(''))
  },
})

export const PageBehindStandsStillUntilEscapeAndFocusReturns = meta.story({
  decorators: [
    (Story) => (
      <div style={{ minHeight: '200vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Login' })
    const before = opener.getBoundingClientRect().x
    await userEvent.click(opener)
    await screen.findByRole('dialog')
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
    await expect(opener.getBoundingClientRect().x).toBe(before)
    // A strict content security policy would block an inline style element.
    await expect(
      [...document.head.querySelectorAll('style')].filter((style) => style.textContent?.includes('data-scroll-locked')),
    ).toEqual([])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

export const FocusFindsTheHeadingWhenTheOpenerIsGone = meta.story({
  render: (args) => <Gone {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
})
function Gone(props: DialogProps) {
  const [step, setStep] = useState<'before' | 'open' | 'after'>('before')
  return (
    <main>
      <h1>Your cart</h1>
      {step === 'before' && <Button onClick={() => setStep('open')}>Remove</Button>}
      <Dialog {...props} open={step === 'open'} onClose={() => setStep('after')} />
    </main>
  )
}

export const FocusReturnsWhereItIsTold = meta.story({
  render: (args) => <Told {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cart' })).toHaveFocus())
  },
})
function Told(props: DialogProps) {
  const [open, setOpen] = useState(false)
  const [mobile, setMobile] = useState('')
  const cart = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  return (
    <main>
      <Button ref={cart}>Cart</Button>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} returnFocus={cart} initialFocus={field}>
        <TextField ref={field} label="Mobile number" name="mobile" value={mobile} onChange={setMobile} />
      </Dialog>
    </main>
  )
}

export const NamedDescribedAndFocusStaysInside = meta.story({
  args: { open: true, description: 'We send a code to this number.' },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Login' })
    await expect(dialog).toHaveAccessibleDescription('We send a code to this number.')
    await expect(dialog).toHaveFocus()
    for (let stop = 0; stop < 4; stop += 1) {
      await userEvent.tab()
      await expect(dialog.contains(document.activeElement)).toBe(true)
    }
  },
})

export const AlertNeedsItsButton = meta.story({
  tags: ['visual'],
  render: (args) => (
    <AlertDialog open title="Session expired" action="OK" onAction={args.onClose}>
      <Text>Session expired..! Please login again</Text>
    </AlertDialog>
  ),
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Session expired' })
    await expect(dialog).toHaveAccessibleDescription('Session expired..! Please login again')
    const ok = screen.getByRole('button', { name: 'OK' })
    await waitFor(() => expect(ok).toHaveFocus())
    await userEvent.click(dialog.parentElement as HTMLElement)
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
})
