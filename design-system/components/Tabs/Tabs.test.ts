import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextTab } from './Tabs.tsx'

describe('nextTab', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 3, 0],
    ['ArrowLeft', 0, 3],
    ['ArrowLeft', 3, 2],
    ['Home', 2, 0],
    ['End', 1, 3],
  ])('%s leads from %i to %i of 4', (key, from, to) => {
    expect(nextTab(key, from, 4)).toBe(to)
  })
  it('swaps the arrows in right-to-left text', () => {
    expect(nextTab('ArrowRight', 0, 4, true)).toBe(3)
    expect(nextTab('ArrowLeft', 0, 4, true)).toBe(1)
    expect(nextTab('End', 0, 4, true)).toBe(3)
  })
  it('ignores other keys and empty lists', () => {
    expect(nextTab('ArrowDown', 0, 4)).toBeUndefined()
    expect(nextTab('a', 0, 4)).toBeUndefined()
    expect(nextTab('End', 0, 0)).toBeUndefined()
  })
  it('always stays in the list, and the other arrow leads back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.nat(29), fc.boolean(), (count, at, rtl) => {
        const from = at % count
        const to = nextTab('ArrowRight', from, count, rtl)!
        expect(to).toBeGreaterThanOrEqual(0)
        expect(to).toBeLessThan(count)
        expect(nextTab('ArrowLeft', to, count, rtl)).toBe(from)
      }),
    )
  })
})
