import { expect, test } from 'vitest'
import { manualTimer } from './manualTimer.ts'

test('runs what is due in order, each at its own time', () => {
  const timer = manualTimer(1000)
  const seen: [string, number][] = []
  timer.after(50, () => seen.push(['late', timer.now()]))
  timer.after(20, () => {
    seen.push(['early', timer.now()])
    timer.after(10, () => seen.push(['chained', timer.now()]))
  })
  timer.advance(40)
  expect(seen).toEqual([
    ['early', 1020],
    ['chained', 1030],
  ])
  timer.advance(10)
  expect(seen.at(-1)).toEqual(['late', 1050])
})

test('does not run what was cancelled', () => {
  const timer = manualTimer()
  let ran = false
  timer.after(10, () => (ran = true))()
  timer.advance(100)
  expect(ran).toBe(false)
})
