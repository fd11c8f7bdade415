import { describe, expect, it } from 'vitest'
import { place } from './place.ts'

const stage = { x: 0, y: 0, width: 400, height: 200 }
const distance = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y)

describe('place', () => {
  it('takes the nearest margin', () => {
    const [left, right] = place(
      [
        { x: 50, y: 80, width: 40, height: 40 },
        { x: 310, y: 80, width: 40, height: 40 },
      ],
      stage,
    )
    expect(left).toEqual({ at: { x: 18, y: 100 }, to: { x: 50, y: 100 } })
    expect(right).toEqual({ at: { x: 382, y: 100 }, to: { x: 350, y: 100 } })
  })

  it('draws no line through a neighbour', () => {
    const row = [50, 150, 250].map((x) => ({ x, y: 80, width: 90, height: 40 }))
    const [, middle] = place(row, stage)
    expect(middle?.to.x).toBe(middle?.at.x)
    expect([80, 120]).toContain(middle?.to.y)
  })

  it('reaches a part inside another', () => {
    const [, inner] = place(
      [
        { x: 50, y: 50, width: 300, height: 100 },
        { x: 60, y: 90, width: 60, height: 20 },
      ],
      stage,
    )
    // The outer part's number takes the left margin.
    expect(inner).toEqual({ at: { x: 90, y: 18 }, to: { x: 90, y: 90 } })
  })

  it('keeps numbers apart and in the stage', () => {
    const rows = Array.from({ length: 7 }, (_, at) => ({ x: 40, y: 40 + at * 16, width: 320, height: 14 }))
    const places = place(rows, stage).map(({ at }) => at)
    for (const [at, one] of places.entries()) {
      expect(one.x).toBeGreaterThan(0)
      expect(one.x).toBeLessThan(400)
      expect(one.y).toBeGreaterThan(0)
      expect(one.y).toBeLessThan(200)
      for (const other of places.slice(at + 1)) expect(distance(one, other)).toBeGreaterThan(24)
    }
  })
})
