import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { PAGE_MODES } from '../../.storybook/modes.ts'
import { appliesTo, groupByLayout } from './camera.ts'
import { type Component, visualStories, isNamed, MOTION_TAG, filterByName } from './storyIndex.ts'
import { ROOT } from './storybook.ts'

const entry = (title: string, name: string, tags = ['visual']) => {
  const id = `${title}--${name}`.toLowerCase().replaceAll(/[/ ]/g, '-')
  return [
    id,
    { id, title, name, type: 'story', tags, importPath: `./stories/${title.toLowerCase()}.stories.tsx` },
  ] as const
}
const entries = Object.fromEntries([
  entry('Components/Badge', 'States'),
  entry('Components/Badge', 'SaysIt', []),
  entry('Components/Badge', 'Explained', ['visual', 'text']),
  entry('Components/Icon', 'States'),
  entry('Routes/Home', 'Ready'),
])

const modesOf = (component: Component | undefined) => component?.stories[0]?.modes

test('captures tagged stories only, and pages in fewer modes than components', () => {
  const [badge, , home] = visualStories({ entries })
  expect(badge).toMatchObject({
    id: 'components-badge',
    file: 'stories/components/badge.stories.tsx',
    stories: [
      {
        id: 'components-badge--states',
        path: 'Components/Badge/States',
        modes: expect.arrayContaining(['forced colours']),
      },
    ],
  })
  expect(modesOf(home)).toEqual(PAGE_MODES)
})

test('a component with a right-to-left story has no right-to-left mode, and hover and press are of one width', () => {
  const turned = [entry('Components/Badge', 'States'), entry('Components/Badge', 'Right To Left')]
  const sheet = entry('Foundations/Interaction states', 'Actions')
  const [badge, states] = visualStories({ entries: Object.fromEntries([...turned, sheet]) })
  expect(modesOf(badge)).not.toContain('right to left')
  expect(modesOf(badge)).toHaveLength(7)
  expect(modesOf(states)).toEqual(['desktop', 'dark', 'high contrast', 'forced colours'])
})

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const moving = globSync('design-system/{components,patterns}/*/*.{ts,tsx}', { cwd: ROOT }).filter((path) =>
  /reducedMotion|prefers-reduced-motion/.test(read(path)),
)

test.each([...new Set(moving.map((path) => basename(dirname(path))))])(
  '%s reads the motion preference, and is captured with less motion',
  (component) => {
    expect(read(`stories/components/${component}/${component}.stories.tsx`)).toContain(`tags: ['${MOTION_TAG}']`)
    const [moves] = visualStories({
      entries: Object.fromEntries([entry(`Components/${component}`, 'States', ['visual', MOTION_TAG])]),
    })
    expect(modesOf(moves)).toContain('less motion')
  },
)

test.each([
  ['Components/Badge/States/dark', ['badge', 'Badge/States', 'dark'], ['Bad', 'Badge/dark', 'high contrast']],
  [
    'Reading/Gift Cards/With Indicators/high contrast',
    ['GiftCards', 'gift-cards', 'Reading/GiftCards', 'Gift Cards/WithIndicators', 'high-contrast'],
    ['Gift', 'Cards', 'contrast'],
  ],
])('whole parts of %s are its names, without spaces too and in any case', (path, names, others) => {
  const file = 'stories/components/PackageCard/PackageCard.stories.tsx'
  expect([...names, path, 'package-card', ...others].filter((name) => isNamed({ path, file }, name))).toEqual([
    ...names,
    path,
    'package-card',
  ])
})

test('names select stories and modes', () => {
  expect(filterByName(visualStories({ entries }), 'badge/states/dark')).toMatchObject([
    { id: 'components-badge', stories: [{ modes: ['dark'] }] },
  ])
  expect(filterByName(visualStories({ entries }), 'high contrast')).toHaveLength(3)
  expect(filterByName(visualStories({ entries }), 'Icon,home/ready')).toMatchObject([
    { id: 'components-icon' },
    { id: 'routes-home' },
  ])
  expect(filterByName(visualStories({ entries }), 'nothing')).toEqual([])
})

test('modes of one width and direction share a round', () => {
  expect(groupByLayout(['desktop', 'dark', 'phone', 'right to left', 'large text', 'forced colours'])).toEqual([
    { layout: { width: 'desktop', direction: 'ltr' }, modes: ['desktop', 'dark', 'forced colours'] },
    { layout: { width: 'phone', direction: 'ltr' }, modes: ['phone', 'large text'] },
    { layout: { width: 'desktop', direction: 'rtl' }, modes: ['right to left'] },
  ])
})

test('a story with its own theme, direction or width is captured once', () => {
  const modes = ['desktop', 'dark', 'phone', 'large text', 'right to left'] as const
  const taken = (own: Parameters<typeof appliesTo>[1]) => modes.filter((mode) => appliesTo(mode, own))
  expect(taken({})).toEqual(modes)
  expect(taken({ theme: 'dark' })).toEqual(['desktop'])
  expect(taken({ direction: 'rtl' })).toEqual(['desktop'])
  expect(taken({ viewport: { value: 'phone' } })).toEqual(['phone', 'large text'])
  expect(taken({ viewport: { value: 'phone' }, theme: 'dark' })).toEqual(['phone'])
})
