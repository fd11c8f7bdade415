import { useRef } from 'react'
import type { Timer } from '../Timer/timer.ts'
import * as css from './QuantityStepper.css.ts'

interface StepButtonProps {
  label: string
  sign: keyof typeof css.sign
  off: boolean
  timer: Timer
  onStart: () => void
  onStep: () => boolean
  onLeave: () => void
}

export function StepButton({ label, sign, off, timer, onStart, onStep, onLeave }: StepButtonProps) {
  const letGo = useRef<(() => boolean) | undefined>(undefined)
  const repeated = useRef(false)
  const end = () => {
    if (letGo.current) repeated.current = letGo.current()
    letGo.current = undefined
  }
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off || undefined}
      className={css.sign[sign]}
      onPointerDown={(event) => {
        repeated.current = false
        if (off || event.button !== 0) return
        onStart()
        const { currentTarget: button } = event
        // An unmounted button gets no pointerup, and one that has become busy meanwhile steps no further.
        letGo.current = holdToRepeat(
          timer,
          () => button.isConnected && !button.hasAttribute('aria-disabled') && onStep(),
        )
      }}
      onPointerUp={end}
      onPointerLeave={end}
      onPointerCancel={end}
      onContextMenu={(event) => {
        // A long touch would open the context menu.
        if (letGo.current) event.preventDefault()
      }}
      onBlur={onLeave}
      onClick={() => {
        // The click that ends a hold is not another step.
        if (!off && !repeated.current) {
          onStart()
          onStep()
        }
        repeated.current = false
      }}
    />
  )
}

export const HOLD_DELAY = 400
export const HOLD_EVERY = 90

/**
 * Repeats `act` until it returns false.
 * @returns a function that stops it, and tells whether anything was repeated.
 */
export function holdToRepeat(timer: Timer, act: () => boolean): () => boolean {
  let repeated = false
  let cancel = timer.after(HOLD_DELAY, function again() {
    repeated = true
    cancel = act() ? timer.after(HOLD_EVERY, again) : () => {}
  })
  return () => {
    cancel()
    return repeated
  }
}
