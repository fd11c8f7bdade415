import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { affectedStories, importGraph, importsOf } from './importGraph.ts'

const FILES: Readonly<Record<string, string>> = {
  '.storybook/preview.tsx': `import '../design-system/styles/global.ts'\nimport { freshHandlers } from '../mocks/browser.ts'\nconst Page = lazy(() => import('../stories/support/GuidePage.tsx'))`,
  'design-system/styles/global.ts': '',
  'stories/support/GuidePage.tsx': '',
  'mocks/browser.ts': `import { money } from '../storefront/text/money.ts'`,
  'storefront/text/money.ts': '',
  'design-system/index.ts': `export { Badge, type BadgeProps } from './components/Badge/Badge.tsx'\nexport { Icon as Sign } from './components/Icon/Icon.tsx'`,
  'design-system/components/Badge/Badge.tsx': `import { Icon } from '../Icon/Icon.tsx'\nimport * as css from './Badge.css.ts'`,
  'design-system/components/Badge/Badge.css.ts': '',
  'design-system/components/Icon/Icon.tsx': '',
  'stories/visual/camera.ts': `import { freezePage } from './inPage.ts'\nimport type { Found } from './report.ts'`,
  'stories/visual/inPage.ts': '',
  'stories/visual/report.ts': '',
  'stories/components/Badge/Badge.stories.tsx': `import preview from '../../../.storybook/preview.tsx'\nimport { Badge } from '../../../design-system/components/Badge/Badge.tsx'`,
  'stories/components/Icon/Icon.stories.tsx': `import { Icon } from '../../../design-system/components/Icon/Icon.tsx'`,
  'stories/routes/Home.stories.tsx': `import { Sign } from '../../design-system/index.ts'`,
}
const BADGE = 'stories/components/Badge/Badge.stories.tsx'
const ICON = 'stories/components/Icon/Icon.stories.tsx'
const HOME = 'stories/routes/Home.stories.tsx'
const read = (path: string) => FILES[path]
const after = (...changed: string[]) => affectedStories([BADGE, ICON, HOME], changed, read)

test('follows every form of import of what exists at run time', () => {
  const files: Readonly<Record<string, string>> = {
    'a/entry.ts': `import { a, type B as C } from './one.ts'\nimport type { D } from './two.ts'\nimport * as all from './three.ts'\nimport './four.ts'\nconst five = () => import('./five.ts')\nimport React from 'react'\nexport { e } from './six.ts'\nexport * from './seven.ts'\nexport type { F } from './eight.ts'\nimport text from '../CHANGELOG.md?raw'`,
    ...Object.fromEntries(
      ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((name) => [`a/${name}.ts`, '']),
    ),
    'CHANGELOG.md': '# import { x } from "./y.ts"',
  }
  const reached = importGraph((path) => files[path])('a/entry.ts')
  expect([...reached].toSorted()).toEqual([
    'CHANGELOG.md',
    ...['entry', 'five', 'four', 'one', 'seven', 'six', 'three'].map((name) => `a/${name}.ts`),
  ])
  expect(importGraph((path) => files[path])('a/entry.ts', { lazily: false })).not.toContain('a/five.ts')
})

test('of a barrel file only the imported modules are reached', () => {
  const reached = importGraph(read)(HOME)
  expect(reached).toContain('design-system/components/Icon/Icon.tsx')
  expect(reached).not.toContain('design-system/components/Badge/Badge.tsx')
})

test('a component affects its stories and those of components that use it', () => {
  expect(after('design-system/components/Badge/Badge.css.ts')).toEqual([BADGE])
  expect(after('design-system/components/Icon/Icon.tsx')).toEqual([BADGE, ICON, HOME])
  expect(after(ICON)).toEqual([ICON])
})

test('the preview, tokens, dependencies and the camera affect all stories', () => {
  for (const path of [
    '.storybook/modes.ts',
    'design-system/tokens/light.ts',
    'package-lock.json',
    'stories/visual/inPage.ts',
  ]) {
    expect(after(path)).toEqual([BADGE, ICON, HOME])
  }
})

test('the mock provider affects stories that call it', () => {
  expect(after('storefront/text/money.ts')).toEqual([HOME])
})

test('docs, docs pages and tests affect nothing', () => {
  expect(
    after(
      'README.md',
      'stories/visual/report.ts',
      'stories/support/GuidePage.tsx',
      'design-system/components/Badge/Badge.test.tsx',
      'storefront/e2e/cart.spec.ts',
    ),
  ).toEqual([])
})

test('accepted pictures affect their own story file', () => {
  expect(after('stories/components/Badge/pictures.txt')).toEqual([BADGE])
})

test('the preview loads nothing lazily but docs pages and checks', () => {
  const read = (path: string) => {
    const file = join(import.meta.dirname, '../..', path)
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }
  const own = [...importGraph(read)('.storybook/preview.tsx', { lazily: false })].filter((path) =>
    path.startsWith('.storybook/'),
  )
  const late = own.flatMap((path) => importsOf(path, read(path)!)).filter(({ isLazy }) => isLazy)
  expect(late.map(({ from }) => from)).toEqual([
    '.storybook/checks/themes.ts',
    '.storybook/DocsContainer.tsx',
    'stories/support/GuidePage.tsx',
  ])
})
