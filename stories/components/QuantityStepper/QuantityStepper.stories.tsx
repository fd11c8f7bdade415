import { useState } from 'react'
import { createEvent, expect, fireEvent, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../../../design-system/components/Button/Button.tsx'
import {
  QuantityStepper,
  type QuantityStepperProps,
} from '../../../design-system/components/QuantityStepper/QuantityStepper.tsx'
import { HOLD_DELAY, HOLD_EVERY } from '../../../design-system/components/QuantityStepper/StepButton.tsx'
import { manualTimer } from '../../../design-system/components/Timer/manualTimer.ts'
import { quantityDigits } from '../../../storefront/text/quantity.ts'
import { StateSheet } from '../../support/StateSheet.tsx'
import { controlled } from '../../support/controlled.tsx'
import { REFUSAL } from '../../support/controlledQuantity.tsx'

/** Rejects more than 20. */
const Controlled = controlled<QuantityStepperProps>(({ problem, ...rest }) => (
  <QuantityStepper {...rest} problem={problem ?? (Number(rest.value) > (rest.max ?? 20) ? REFUSAL : undefined)} />
))

const OfAnyScript = controlled<QuantityStepperProps>(({ onChange, ...rest }) => (
  <QuantityStepper {...rest} onChange={(next) => onChange(quantityDigits(next))} />
))

function composing(field: HTMLElement, value: string): Event {
  return createEvent.input(field, { target: { value }, isComposing: true })
}

const timer = manualTimer()

function Unmountable(props: QuantityStepperProps) {
  const [there, setThere] = useState(true)
  return (
    <>
      {there && <Controlled {...props} />}
      <Button onClick={() => setThere(false)}>Take away</Button>
    </>
  )
}

function BusyAfterAStep(props: QuantityStepperProps) {
  const [busy, setBusy] = useState(false)
  const onChange = (value: string): void => {
    props.onChange(value)
    setBusy(true)
  }
  return <Controlled {...props} busy={busy} onChange={onChange} />
}

const meta = preview.meta({
  title: 'Forms/QuantityStepper',
  id: 'components-quantitystepper',
  component: QuantityStepper,
  args: {
    label: 'Quantity, Gulmohar Lehenga',
    value: '1',
    onChange: fn(),
    decreaseLabel: 'One less',
    increaseLabel: 'One more',
  },
  argTypes: { timer: { table: { disable: true } } },
  render: (args) => <Controlled {...args} />,
})

const states = {
  'at the minimum': {},
  'in between': { value: '3' },
  'at the maximum': { value: '20' },
  refused: { value: '25' },
  empty: { value: '' },
  'no amount': { value: '2.5', problem: 'Please enter a whole number' },
  'another maximum': { value: '4', max: 4 },
  'full width': { value: '12', size: 'full' },
  'longest refusal': {
    value: '99',
    problem: 'Maximum number of product is 20, call us for a wedding party or for everybody who comes along',
    size: 'full',
  },
  'at a minimum above one': { value: '4', min: 4 },
  'three digits': { value: '120', max: 500 },
  'read only': { value: '3', readOnly: true },
  saving: { value: '3', busy: true },
} satisfies Record<string, Partial<QuantityStepperProps>>

export const Default = meta.story({ parameters: { off: { min: 1, max: 1 } } })

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<QuantityStepperProps> of={Controlled} base={args} states={states} cell={200} />,
})

/** A live region without a role, because screen readers stop even at an empty status when browsing. */
const spoken = (root: HTMLElement) => root.querySelector('[aria-live="polite"]:not([role])')

export const SteppedByButtonsWhichSayTheNewNumberAndKeepFocusAtTheEnd = meta.story({
  args: { value: '18' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Quantity, Gulmohar Lehenga' })
    await expect(spoken(canvasElement)).toBeEmptyDOMElement()
    await expect(canvas.queryByRole('status')).toBeNull()
    const more = canvas.getByRole('button', { name: 'One more' })
    await userEvent.click(more)
    await userEvent.click(more)
    await expect(field).toHaveValue('20')
    await expect(spoken(canvasElement)).toHaveTextContent('20')
    await userEvent.click(more)
    await expect(field).toHaveValue('20')
    await expect(more).toHaveFocus()
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'One less' }))
    await expect(field).toHaveValue('19')
  },
})

export const SteppedByArrowKeysHomeAndEnd = meta.story({
  args: { value: '3' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.click(field)
    const keys = [
      ['{ArrowUp}', '4'],
      ['{End}', '20'],
      ['{ArrowUp}', '20'],
      ['{Home}', '1'],
    ] as const
    for (const [key, value] of keys) {
      await userEvent.keyboard(key)
      await expect(field).toHaveValue(value)
      await expect(field).toHaveAttribute('aria-valuenow', value)
    }
  },
})

export const EmptyStartsAtTheMinimumAndATypedValueIsKeptAndRefused = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await expect(canvas.getByRole('button', { name: 'One less' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }))
    await expect(field).toHaveValue('1')
    await userEvent.clear(field)
    await userEvent.type(field, '25')
    await expect(args.onChange).toHaveBeenLastCalledWith('25')
    await userEvent.tab()
    await expect(field).toHaveValue('25')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(REFUSAL)
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowDown}')
    await expect(field).toHaveValue('20')
    await expect(field).toBeValid()
  },
})

export const TypingReplacesTheNumber = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('spinbutton')
    await userEvent.click(field)
    await userEvent.keyboard('12')
    await expect(field).toHaveValue('12')
    // A second press places the caret, to correct one digit.
    await userEvent.pointer({ target: field, offset: 1, keys: '[MouseLeft]' })
    await userEvent.keyboard('{Delete}5')
    await expect(field).toHaveValue('15')
    await userEvent.tab()
    await userEvent.pointer({ target: field, keys: '[TouchA]' })
    await userEvent.keyboard('7')
    await expect(field).toHaveValue('7')
  },
})

/** A shop may read digits of other scripts, so a composition stays unchanged until it is finished. */
export const ComposedByAnInputMethod = meta.story({
  render: (args) => <OfAnyScript {...args} />,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await fireEvent.compositionStart(field)
    for (const value of ['१', '१२']) {
      await fireEvent(field, composing(field, value))
      await expect(field).toHaveValue(value)
    }
    await expect(args.onChange).toHaveBeenLastCalledWith('12')
    await fireEvent.compositionEnd(field)
    await expect(field).toHaveValue('12')
  },
})

export const HeldButtonRepeats = meta.story({
  args: { value: '16', timer },
  play: async ({ args, canvas }) => {
    const more = canvas.getByRole('button', { name: 'One more' })
    const field = canvas.getByRole('spinbutton')
    // A short press is one step.
    await fireEvent.pointerDown(more, { button: 0 })
    timer.advance(HOLD_DELAY - 1)
    await fireEvent.pointerUp(more)
    await fireEvent.click(more)
    timer.advance(60_000)
    await waitFor(() => expect(field).toHaveValue('17'))
    await fireEvent.pointerDown(more, { button: 0 })
    timer.advance(HOLD_DELAY + HOLD_EVERY)
    await waitFor(() => expect(field).toHaveValue('19'))
    timer.advance(60_000)
    await waitFor(() => expect(field).toHaveValue('20'))
    await expect(args.onChange).toHaveBeenCalledTimes(4)
    await fireEvent.pointerUp(more)
    await fireEvent.click(more)
    await expect(field).toHaveValue('20')
  },
})

export const NothingChangesWhileItIsSaved = meta.story({
  args: { value: '3', busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    await expect(canvas.getByRole('group')).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }))
    await userEvent.type(field, '4{ArrowUp}')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('3')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

export const BusyWhileHeld = meta.story({
  args: { timer },
  render: (args) => <BusyAfterAStep {...args} />,
  play: async ({ args, canvas }) => {
    await fireEvent.pointerDown(canvas.getByRole('button', { name: 'One more' }), { button: 0 })
    timer.advance(HOLD_DELAY)
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'One more' })).toHaveAttribute('aria-disabled'))
    timer.advance(60_000)
    await expect(args.onChange).toHaveBeenCalledTimes(1)
  },
})

export const TakenAwayWhileHeld = meta.story({
  args: { timer },
  render: (args) => <Unmountable {...args} />,
  play: async ({ args, canvas }) => {
    await fireEvent.pointerDown(canvas.getByRole('button', { name: 'One more' }), { button: 0 })
    timer.advance(HOLD_DELAY)
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await fireEvent.click(canvas.getByRole('button', { name: 'Take away' }))
    timer.advance(60_000)
    await expect(args.onChange).toHaveBeenCalledTimes(1)
  },
})
