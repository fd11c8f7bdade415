import { expect, test } from 'vitest'
import { manualTimer } from '../Timer/manualTimer.ts'
import { HOLD_DELAY, HOLD_EVERY, holdToRepeat } from './StepButton.tsx'

test('does not repeat on a short press', () => {
  const timer = manualTimer()
  let steps = 0
  const letGo = holdToRepeat(timer, () => ++steps > 0)
  timer.advance(HOLD_DELAY - 1)
  expect(letGo()).toBe(false)
  timer.advance(10_000)
  expect(steps).toBe(0)
})

test('repeats while held and stops on release', () => {
  const timer = manualTimer()
  let steps = 0
  const letGo = holdToRepeat(timer, () => ++steps > 0)
  timer.advance(HOLD_DELAY + 3 * HOLD_EVERY)
  expect(steps).toBe(4)
  expect(letGo()).toBe(true)
  timer.advance(10_000)
  expect(steps).toBe(4)
})

test('stops at the bound', () => {
  const timer = manualTimer()
  let steps = 0
  holdToRepeat(timer, () => ++steps < 3)
  timer.advance(60_000)
  expect(steps).toBe(3)
})
