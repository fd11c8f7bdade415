import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { PAGE_MODES } from '../../.storybook/modes.ts'
import { appliesTo, groupByLayout } from './camera.ts'
import { visualStories, isNamed, MOTION_TAG, filterByName } from './storyIndex.ts'
import { ROOT } from './storybook.ts'

const entry = (title: string, name: string, tags = ['visual']) => ({
  id: `${title}--${name}`.toLowerCase().replaceAll(/[/ ]/g, '-'),
  title,
  name,
  tags,
  importPath: `./stories/${title.toLowerCase()}.stories.tsx`,
})
const stories = visualStories([
  entry('Components/Badge', 'States'),
  entry('Components/Badge', 'SaysIt', []),
  entry('Components/Badge', 'Explained', ['visual', 'text']),
  entry('Components/Icon', 'States'),
  entry('Routes/Home', 'Ready'),
])
const modesOf = (...entries: ReturnType<typeof entry>[]) => visualStories(entries)[0]?.modes

test('captures tagged stories only, and pages in fewer modes than components', () => {
  expect(stories).toMatchObject([
    {
      id: 'components-badge--states',
      file: 'stories/components/badge.stories.tsx',
      path: 'Components/Badge/States',
      modes: expect.arrayContaining(['forced colours']),
    },
    { id: 'components-icon--states' },
    { id: 'routes-home--ready', modes: PAGE_MODES },
  ])
})

test('hover and press are of one width', () => {
  expect(modesOf(entry('Foundations/Interaction states', 'Actions'))).toEqual([
    'desktop',
    'dark',
    'high contrast',
    'forced colours',
  ])
})

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const moving = globSync('design-system/{components,patterns}/*/*.{ts,tsx}', { cwd: ROOT }).filter((path) =>
  /reducedMotion|prefers-reduced-motion/.test(read(path)),
)

test.each([...new Set(moving.map((path) => basename(dirname(path))))])(
  '%s reads the motion preference, and is captured with less motion',
  (component) => {
    expect(read(`stories/components/${component}/${component}.stories.tsx`)).toContain(`tags: ['${MOTION_TAG}']`)
    expect(modesOf(entry(`Components/${component}`, 'States', ['visual', MOTION_TAG]))).toContain('less motion')
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
  const named = (names: string) => filterByName(stories, names).map(({ id, modes }) => `${id}: ${modes.length}`)
  expect(named('badge/states/dark')).toEqual(['components-badge--states: 1'])
  expect(named('high contrast')).toHaveLength(3)
  expect(named('Icon/States/dark,home/ready')).toEqual(['components-icon--states: 1', 'routes-home--ready: 4'])
  expect(named('nothing')).toEqual([])
})

test('modes of one width and direction share a render', () => {
  expect(groupByLayout(['desktop', 'dark', 'phone', 'right to left', 'large text', 'forced colours'])).toEqual([
    ['desktop', 'dark', 'forced colours'],
    ['phone', 'large text'],
    ['right to left'],
  ])
})

test('a story with a window of its own is captured at its width', () => {
  const modes = ['desktop', 'dark', 'phone', 'large text', 'right to left'] as const
  const taken = (own: Parameters<typeof appliesTo>[1]) => modes.filter((mode) => appliesTo(mode, own))
  expect(taken({})).toEqual(modes)
  expect(taken({ viewport: { value: 'phone' } })).toEqual(['phone', 'large text'])
})
