import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { affectedStories, importGraph, testsToCheck } from './importGraph.ts'
import { ROOT } from './storybook.ts'

test('follows every form of import of what exists at run time', () => {
  const files: Readonly<Record<string, string>> = {
    'a/entry.ts': `import { a, type B as C } from './one.ts'\nimport type { D } from './two.ts'\nimport * as all from './three.ts'\nimport './four.ts'\nconst five = () => import('./five.ts')\nimport React from 'react'\nexport { e } from './six.ts'\nexport * from './seven.ts'\nexport type { F } from './eight.ts'\nimport text from '../CHANGELOG.md?raw'\nimport { STAY } from '#brand/stay.ts'`,
    ...Object.fromEntries(
      ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((name) => [`a/${name}.ts`, '']),
    ),
    'CHANGELOG.md': '# import { x } from "./y.ts"',
    'storefront/brands/aperture-acres/stay.ts': '',
  }
  expect([...importGraph((path) => files[path])('a/entry.ts')].toSorted()).toEqual([
    'CHANGELOG.md',
    ...['entry', 'five', 'four', 'one', 'seven', 'six', 'three'].map((name) => `a/${name}.ts`),
    'storefront/brands/aperture-acres/stay.ts',
  ])
})

const FILES: Readonly<Record<string, string>> = {
  '.storybook/preview.tsx': `import '../design-system/styles/global.ts'\nimport './docsPages.tsx'\nimport { freshHandlers } from '../mocks/browser.ts'`,
  '.storybook/docsPages.tsx': `const Page = lazy(() => import('../stories/support/GuidePage.tsx'))`,
  'stories/support/GuidePage.tsx': `import { Badge } from '../../design-system/components/Badge/Badge.tsx'`,
  'mocks/browser.ts': `import { money } from '../storefront/text/money.ts'\nconst page = () => import('../storefront/routes.ts')`,
  'storefront/text/money.ts': '',
  'storefront/routes.ts': `import { Icon } from '../design-system/components/Icon/Icon.tsx'`,
  'design-system/index.ts': `export { Badge, type BadgeProps } from './components/Badge/Badge.tsx'\nexport { Icon as Sign } from './components/Icon/Icon.tsx'`,
  'design-system/components/Badge/Badge.tsx': `import { Icon } from '../Icon/Icon.tsx'\nimport * as css from './Badge.css.ts'`,
  'design-system/components/Badge/Badge.css.ts': '',
  'design-system/components/Icon/Icon.tsx': '',
  'stories/visual/camera.ts': `import { freezePage } from './inPage.ts'\nimport type { Found } from './report.ts'`,
  'stories/visual/inPage.ts': '',
  'stories/components/Badge/Badge.stories.tsx': `import preview from '../../../.storybook/preview.tsx'\nimport { Badge } from '../../../design-system/components/Badge/Badge.tsx'`,
  'stories/components/Price/Price.stories.tsx': `import { Price } from '../../../design-system/components/Price/Price.tsx'`,
  'stories/routes/Home.stories.tsx': `import { Sign } from '../../design-system/index.ts'`,
}
const [BADGE, PRICE, HOME] = Object.keys(FILES).slice(-3) as [string, string, string]

test.each([
  ['design-system/components/Badge/Badge.css.ts', [BADGE]],
  ['design-system/components/Icon/Icon.tsx', [BADGE, HOME]],
  [PRICE, [PRICE]],
  ['stories/components/Badge/pictures.txt', [BADGE]],
  ['storefront/text/money.ts', [HOME]],
  ['.storybook/modes.ts', [BADGE, PRICE, HOME]],
  ['design-system/tokens/light.ts', [BADGE, PRICE, HOME]],
  ['package-lock.json', [BADGE, PRICE, HOME]],
  ['stories/visual/inPage.ts', [BADGE, PRICE, HOME]],
  ['README.md', []],
  ['stories/visual/report.ts', []],
  ['stories/support/GuidePage.tsx', []],
  ['design-system/components/Badge/Badge.test.tsx', []],
  ['storefront/e2e/cart.spec.ts', []],
])('%s affects %j', (changed, stories) => {
  expect(affectedStories([BADGE, PRICE, HOME], [changed], { read: (path) => FILES[path] })).toEqual(stories)
})

test('a changed page affects its stories and those of whole pages, and not those that only link to it', () => {
  const files = globSync('stories/**/*.stories.tsx', { cwd: ROOT })
  const wanted = affectedStories(files, ['storefront/routes/stay/StayDialog.tsx'])
  expect(wanted).toEqual(
    expect.arrayContaining(['stories/routes/CottageStay.stories.tsx', 'stories/pages/Catalogue.stories.tsx']),
  )
  expect(wanted).not.toContain('stories/routes/Contact.stories.tsx')
  expect(affectedStories(files, ['storefront/state/cart.ts'])).toContain('stories/routes/Pricing.stories.tsx')
})

test('a sheet of every component is affected by each, and left out of the daily check', () => {
  const sheet = 'stories/foundations/Interaction.stories.tsx'
  const changed = ['design-system/components/Badge/Badge.tsx']
  expect(affectedStories([sheet], changed)).toEqual([sheet])
  expect(affectedStories([sheet], changed, { followsGlobs: false })).toEqual([])
})

test('the daily check runs the unit tests that a changed file reaches, and all for another version of a package', () => {
  const files = globSync('{design-system,storefront,stories}/**/*.test.{ts,tsx}', { cwd: ROOT })
  const wanted = testsToCheck(['design-system/components/Price/Price.tsx'], files)
  expect(wanted).toEqual(
    expect.arrayContaining([
      'design-system/patterns/ProductCard/everyCard.test.tsx',
      'stories/gaps.test.ts',
      'stories/transcripts.test.tsx',
    ]),
  )
  expect(wanted).not.toContain('storefront/text/money.test.ts')
  expect(wanted).not.toContain('storefront/build/prerenderSite.test.ts')
  expect(testsToCheck(['package-lock.json'], files)).toEqual(files)
})
