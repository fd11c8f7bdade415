import { expect, test } from 'vitest'
import type { ModeName } from '../../.storybook/modes.ts'
import type { Found } from './found.ts'
import { groupsOf } from './groups.ts'

const hashOnly = ({ before: _before, ...found }: Found): Found => found
const found = (component: string, mode: ModeName, more: Partial<Found> = {}): Found => ({
  component: `components-${component.toLowerCase()}`,
  story: `components-${component.toLowerCase()}--states`,
  path: `Actions/${component}/States/${mode}`,
  mode,
  kind: 'changed',
  before: 'before.png',
  words: '4 px wider',
  ...more,
})
const token = (from: string) => ({
  recolouring: { from, to: '#fff', tokens: ['action-bg'] },
  words: `${from} became #fff`,
})

test('one colour is one group, whatever the component and the theme', () => {
  const groups = groupsOf([
    found('Badge', 'dark', token('#111')),
    found('Button', 'desktop', token('#eee')),
    found('Button', 'dark', token('#111')),
  ])
  expect(groups).toEqual([
    {
      title: 'Colour action-bg',
      words: '#eee became #fff, in 2 components and pages, and 2 like it',
      members: ['Actions/Button/States/desktop', 'Actions/Badge/States/dark', 'Actions/Button/States/dark'],
    },
  ])
})

test('other changes are grouped by component; a picture without one before follows its colours', () => {
  const groups = groupsOf([
    hashOnly(found('Badge', 'dark phone')),
    found('Badge', 'dark', token('#111')),
    found('Badge', 'phone'),
    found('Price', 'desktop'),
    found('Price', 'phone', { kind: 'fault', fault: 'It threw.' }),
  ])
  expect(groups.map(({ title, members }) => [title, members.length])).toEqual([
    ['Actions/Price', 1],
    ['Colour action-bg', 2],
    ['Actions/Price', 1],
    ['Actions/Badge', 1],
  ])
})
