import { describe, expect, it } from 'vitest'
import { neighbour, opened } from './logic.ts'

describe('an accordion', () => {
  it('keeps several open', () => {
    expect(opened(['a'], ['a', 'b'], 'multiple')).toEqual(['a', 'b'])
  })
  it('keeps only the fresh one where one may be open', () => {
    expect(opened(['b'], ['b', 'a'], 'single')).toEqual(['a'])
    expect(opened(['b'], ['a', 'b'], 'single')).toEqual(['a'])
  })
  it('closes the last one', () => {
    expect(opened(['a'], [], 'single')).toEqual([])
    expect(opened(['a'], [], 'multiple')).toEqual([])
  })
  it('brings several that were open down to one', () => {
    expect(opened(['a', 'b', 'c'], ['a', 'b'], 'single')).toEqual(['b'])
  })
})

describe('keys between questions', () => {
  it('goes down and up, round and round', () => {
    expect(neighbour('ArrowDown', 0, 3)).toBe(1)
    expect(neighbour('ArrowDown', 2, 3)).toBe(0)
    expect(neighbour('ArrowUp', 0, 3)).toBe(2)
  })
  it('goes to the first and to the last', () => {
    expect(neighbour('Home', 2, 3)).toBe(0)
    expect(neighbour('End', 0, 3)).toBe(2)
  })
  it('leaves other keys alone', () => {
    expect(neighbour('Enter', 0, 3)).toBeUndefined()
  })
})
