import { describe, expect, it } from 'vitest'
import { opened } from './logic.ts'

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
