import type { Timer } from '../Timer/timer.ts'

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
