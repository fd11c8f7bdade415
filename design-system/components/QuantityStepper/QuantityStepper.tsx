import type { Ref } from 'react'
import { useRef, useState } from 'react'
import { Problem, useField } from '../Field/Field.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { realTimer, type Timer } from '../Timer/timer.ts'
import { amountOf, canStep, keyed, stepped } from './logic.ts'
import * as css from './QuantityStepper.css.ts'
import { StepButton } from './StepButton.tsx'

export interface QuantityStepperProps {
  /** The accessible name, including the product: 'Quantity, Gulmohar Lehenga'. */
  label: string
  /** As typed. If it is empty or out of bounds, say so in `problem`. */
  value: string
  /** Called at each keystroke and each step. */
  onChange: (value: string) => void
  /** The least amount; the minus button stops there. @default 1 */
  min?: number | undefined
  /** The greatest amount; the plus button stops there. @default 20 */
  max?: number | undefined
  /** Accessible name of the minus button. */
  decreaseLabel: string
  /** Accessible name of the plus button. */
  increaseLabel: string
  /** The error message below. Marks the field invalid. */
  problem?: string | undefined
  /** The amount can be read, but not changed: a booking that is paid for. */
  readOnly?: boolean | undefined
  /** The amount is being saved; it keeps the focus and changes nothing meanwhile. */
  busy?: boolean | undefined
  /** `full` takes the width of its parent. @default 'medium' */
  size?: 'medium' | 'full' | undefined
  /** The control's `id`; generated if left out. */
  id?: string | undefined
  /** The name under which a form sends the amount. */
  name?: string | undefined
  /** The input element, to move focus to it. */
  ref?: Ref<HTMLInputElement>
  /** The clock of held buttons; tests pass another one. @internal */
  timer?: Timer | undefined
}

/**
 * A whole amount with a button on each side (ARIA spinbutton). A typed value is never corrected: the caller shows an
 * error (ADD-26).
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const {
    label,
    value,
    onChange,
    min = 1,
    max = 20,
    decreaseLabel,
    increaseLabel,
    problem,
    readOnly = false,
    busy = false,
    size = 'medium',
    id,
    name,
    ref,
    timer = realTimer,
  } = props
  const { control, aria } = useField(id, { problem })
  const [spoken, setSpoken] = useState<string>()
  const bounds = { min, max }
  const fixed = readOnly || busy
  const isArriving = useRef(false)
  // While an input method composes, the field keeps that text: another value would abort the composition.
  const [composed, setComposed] = useState<string>()
  // A held button steps faster than React renders, so steps start from the last value set.
  const running = useRef(value)

  const step = (by: number) => {
    const next = stepped(running.current, by, bounds)
    running.current = next
    setSpoken(next)
    onChange(next)
    return canStep(next, by, bounds)
  }
  const side = (by: 1 | -1) => ({
    off: fixed || !canStep(value, by, bounds),
    timer,
    onStart: () => {
      running.current = value
    },
    onStep: () => step(by),
    onLeave: () => setSpoken(undefined),
  })
  return (
    <div className={css.field}>
      <div
        role="group"
        aria-label={label}
        className={css.group[size]}
        data-invalid={problem ? '' : undefined}
        data-fixed={fixed ? '' : undefined}
        aria-busy={busy || undefined}
      >
        <StepButton {...side(-1)} label={decreaseLabel} sign="minus" />
        <input
          {...aria}
          ref={ref}
          name={name}
          type="text"
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          readOnly={fixed}
          aria-label={label}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={amountOf(value)}
          aria-valuetext={value}
          className={css.input}
          value={composed ?? value}
          onChange={({ currentTarget, nativeEvent }) => {
            if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) setComposed(currentTarget.value)
            onChange(currentTarget.value)
          }}
          onCompositionEnd={({ currentTarget }) => {
            setComposed(undefined)
            onChange(currentTarget.value)
          }}
          // Selects the number, so that typing replaces it. A press places the caret after the focus event, so it
          // selects again.
          onPointerDown={({ currentTarget }) => {
            isArriving.current = currentTarget !== document.activeElement
          }}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onClick={({ currentTarget }) => {
            const isDragged = currentTarget.selectionStart !== currentTarget.selectionEnd
            if (isArriving.current && !isDragged) currentTarget.select()
            isArriving.current = false
          }}
          onKeyDown={(event) => {
            if (fixed) return
            const next = event.altKey || event.ctrlKey || event.metaKey ? undefined : keyed(event.key, value, bounds)
            if (next === undefined) return
            event.preventDefault()
            if (next !== value) onChange(next)
          }}
        />
        <StepButton {...side(1)} label={increaseLabel} sign="plus" />
      </div>
      {/* The focused field announces itself. Not a `status`, because screen readers stop at an empty one. */}
      <VisuallyHidden>
        <span aria-live="polite" aria-atomic="true">
          {spoken}
        </span>
      </VisuallyHidden>
      {problem && <Problem control={control}>{problem}</Problem>}
    </div>
  )
}
