import { expect, test } from 'vitest'
import type { ModeName } from '../../.storybook/modes.ts'
import { limitTo, limitWords } from './limit.ts'
import type { Component } from './storyIndex.ts'

/** Two stories in three modes: six pictures. */
const component = (id: string): Component => ({
  id,
  file: `stories/${id}.stories.tsx`,
  stories: ['one', 'two'].map((name) => ({ id: `${id}--${name}`, path: `Group/${id}/${name}` })),
  modes: ['desktop', 'dark', 'phone'] satisfies ModeName[],
})
const components = ['a', 'b', 'c', 'd'].map(component)
const count = (taken: readonly Component[]) =>
  taken.reduce((sum, { stories, modes }) => sum + stories.length * modes.length, 0)

test('what fits is taken, without a word', () => {
  const limited = limitTo(24, components)
  expect(limited.components).toEqual(components)
  expect(limitWords(limited)).toBeUndefined()
  expect(limitTo(Infinity, components).whole).toBe(4)
})

test('the nearest are taken in full, each other one by its first story and mode', () => {
  const limited = limitTo(15, components)
  expect(limited).toMatchObject({ whole: 2, glimpsed: 2, left: 0 })
  expect(count(limited.components)).toBe(14)
  expect(limited.components.at(-1)).toMatchObject({ id: 'd', modes: ['desktop'], stories: [{ id: 'd--one' }] })
  expect(limitWords(limited)).toBe(
    '4 components and pages are reached, and photographed in part: the 2 nearest in full, 2 by one picture each. "npm run visual" takes all.',
  )
})

test('never more than asked for', () => {
  for (let atMost = 1; atMost < 30; atMost += 1)
    expect(count(limitTo(atMost, components).components)).toBeLessThanOrEqual(atMost)
  expect(limitWords(limitTo(3, components))).toContain('3 by one picture each, 1 not at all')
})
