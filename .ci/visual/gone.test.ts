import { expect, test } from 'vitest'
import type { ModeName } from '../../.storybook/modes.ts'
import type { Baselines } from './baselines.ts'
import { goneCells } from './gone.ts'
import type { Component } from './storyIndex.ts'

const component = (id: string, story: string, modes: readonly ModeName[]): Component => ({
  id,
  file: `stories/${id}.stories.tsx`,
  stories: [{ id: `${id}--${story}`, path: `Group/${id}/${story}` }],
  modes,
})
const lines = (...modes: ModeName[]): Baselines[string] =>
  Object.fromEntries(modes.map((mode) => [mode, { hash: mode, size: '1x1' }]))

const badge = component('components-badge', 'states', ['desktop', 'dark'])
const price = component('components-price', 'states', ['desktop'])
const all = [badge, price]
const accepted = {
  'components-badge': {
    'components-badge--states': lines('desktop', 'dark'),
    'components-badge--old': lines('desktop'),
  },
  'components-price': { 'components-price--states': lines('desktop', 'phone') },
  'components-old-one': { 'components-old-one--states': lines('desktop') },
}
const gone = (chosen: readonly Component[], only?: string, isMet = () => true) =>
  goneCells(accepted, {
    all,
    chosen,
    only,
    isMet: (story, mode) =>
      chosen.some(({ stories, modes }) => stories.some(({ id }) => id === story) && modes.includes(mode)) && isMet(),
  }).map(({ path }) => path)

const DELETED = ['components/badge/old/desktop', 'components/price/states/phone', 'components/old-one/states/desktop']

test('a run of everything finds stories, modes and components that are gone', () => expect(gone(all)).toEqual(DELETED))

test('a run of what changed finds them too, because deleting a story reaches no other', () =>
  expect(gone([])).toEqual(DELETED))

test('a named run finds those of its name', () => {
  expect(gone([badge], 'Badge')).toEqual(['components/badge/old/desktop'])
  expect(gone([], 'OldOne')).toEqual(['components/old-one/states/desktop'])
  expect(gone([], 'dark')).toEqual([])
})

test('a picture that no longer applies to its story is gone, one that was not asked for is not', () => {
  expect(gone([badge], 'Badge', () => false)).toEqual([
    'components/badge/states/desktop',
    'components/badge/states/dark',
    'components/badge/old/desktop',
  ])
  expect(gone([{ ...badge, modes: ['dark'] }], 'Badge/States/dark', () => false)).toEqual([
    'components/badge/states/dark',
  ])
})
