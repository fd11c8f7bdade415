import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { opened } from './logic.ts'

describe('opened', () => {
  it('keeps several items open', () => {
    expect(opened(['a'], ['a', 'b'], 'multiple')).toEqual(['a', 'b'])
  })
  it('keeps only the last one with `single`', () => {
    expect(opened(['b'], ['b', 'a'], 'single')).toEqual(['a'])
    expect(opened(['b'], ['a', 'b'], 'single')).toEqual(['a'])
  })
  it('closes the last one', () => {
    expect(opened(['a'], [], 'single')).toEqual([])
    expect(opened(['a'], [], 'multiple')).toEqual([])
  })
  it('reduces several open items to one with `single`', () => {
    expect(opened(['a', 'b', 'c'], ['a', 'b'], 'single')).toEqual(['b'])
  })
  it('has at most the pressed item open with `single`', () => {
    const names = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(names, fc.nat(), fc.nat(), (items, pressed, open) => {
        const name = items[pressed % items.length]!
        const before = items.slice(0, open % (items.length + 1))
        const after = before.includes(name) ? before.filter((one) => one !== name) : [...before, name]
        expect(opened(before, after, 'multiple')).toEqual(after)
        const kept = opened(before, after, 'single')
        expect(kept.length).toBe(Math.min(after.length, 1))
        expect(after).toEqual(expect.arrayContaining(kept))
        expect(kept.includes(name)).toBe(after.includes(name))
      }),
    )
  })
})
