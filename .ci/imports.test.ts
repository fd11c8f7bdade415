/** Breaks each import rule once, because a lint pattern that matches nothing goes unnoticed. */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

const COMPONENT = 'design-system/components/Chip'
const PATTERN = 'design-system/patterns/ChipList'
const FORBIDDEN: readonly (readonly [folder: string, ...imports: string[]])[] = [
  [
    'design-system',
    'wouter',
    'jotai/react',
    'redaxios',
    'valibot',
    'msw',
    '@radix-ui/react-dialog',
    'react-aria/I18nProvider',
  ],
  ['design-system', '../storefront/brand.ts', '../mocks/node.ts', '../stories/support/sheet.tsx'],
  [
    'design-system/tokens',
    'react',
    '../styles/media.ts',
    '../components/Chip/Chip.tsx',
    '../patterns/ChipList/ChipList.tsx',
    '../index.ts',
    '../../mocks/node.ts',
  ],
  [
    'design-system/styles',
    'react',
    '../tokens/palette.ts',
    '../tokens/dark.ts',
    '../components/Chip/Chip.tsx',
    '../patterns/ChipList/ChipList.tsx',
    '../index.ts',
  ],
  [
    COMPONENT,
    'wouter',
    'jotai',
    'redaxios',
    'msw',
    '../../tokens/palette.ts',
    '../../tokens/light.ts',
    '../../tokens/brands.ts',
    '../../tokens/brands/apertureAcres.ts',
    '../../index.ts',
  ],
  [COMPONENT, '../../patterns/ChipList/ChipList.tsx'],
  [
    PATTERN,
    'wouter',
    'jotai',
    'redaxios',
    'msw',
    '@radix-ui/react-dialog',
    'react-aria/I18nProvider',
    '../../tokens/palette.ts',
    '../../index.ts',
    '../../build/weights.ts',
  ],
  [PATTERN, '../../../storefront/brand.ts', '../../../mocks/node.ts', '../../../stories/support/sheet.tsx'],
  [COMPONENT, '../../../storefront/brand.ts', '../../../mocks/node.ts', '../../../stories/support/sheet.tsx'],
  [
    'storefront/routes',
    '../../mocks/scenarios.ts',
    '../../stories/support/sheet.tsx',
    '../../design-system/tokens/palette.ts',
  ],
  ['storefront/routes', '@radix-ui/react-dialog', 'react-aria-components/Calendar', 'react-aria/useCalendar'],
  ['storefront/routes', 'react-stately/useCalendarState', 'redaxios'],
  [
    'storefront/routes',
    '../../design-system/components/Chip/Chip.tsx',
    '../../design-system/patterns/ChipList/ChipList.tsx',
  ],
  ['storefront/server', '../../mocks/server.ts'],
  [
    'storefront/routes',
    '../../.ci/browser.ts',
    '../build/pages.ts',
    '../api/openapi/schema.ts',
    '../e2e/testing/visitor.ts',
  ],
  ['storefront', './build/pages.ts', './bench/report.ts', './mutation/parts.ts', './requirements/requirements.ts'],
  ['storefront/build', '../../stories/visual/camera.ts', '../../.storybook/modes.ts', 'react-aria/useCalendar'],
  ['storefront/api/fuzz', '../../../stories/visual/camera.ts', '../../../.storybook/modes.ts'],
  [COMPONENT, '../../build/weights.ts', '../../consumer/consumer.ts'],
  ['design-system/tokens', '../build/weights.ts'],
  ['design-system/styles', '../build/weights.ts'],
  ['storefront/routes', '../../design-system/tokens/scale.ts', '../../design-system/styles/media.ts'],
  ['storefront/routes', '../../design-system/tokens/contract.css.ts'],
  [
    'storefront/api',
    'react',
    'react-dom/client',
    'jotai/vanilla',
    'wouter',
    'redaxios',
    '../state/store.ts',
    '../payment/amount.ts',
  ],
  ['storefront/api', '../shell/login.ts', '../routes/links.ts', '../../design-system/index.ts', '../../mocks/node.ts'],
  ['storefront/text', 'react', 'redaxios', '../state/store.ts', '../../design-system/index.ts', '../../mocks/node.ts'],
  [
    'storefront/state',
    '@radix-ui/react-dialog',
    'redaxios',
    '../shell/login.ts',
    '../routes/links.ts',
    '../../mocks/node.ts',
  ],
  [
    'storefront/payment',
    'react-aria-components',
    '../shell/login.ts',
    '../../design-system/index.ts',
    '../../mocks/node.ts',
  ],
  ['mocks', '../storefront/brand.ts', '../storefront/state/store.ts', '../design-system/index.ts', 'react'],
  [
    'mocks/provider',
    '../../storefront/api/client.ts',
    '../../storefront/routes.ts',
    '../../storefront/payment/amount.ts',
    'jotai',
    '../../storefront/build/pages.ts',
    '../../storefront/api/openapi/schema.ts',
  ],
  ['stories', '@radix-ui/react-dialog', 'react-aria-components'],
]

const ALLOWED: readonly (readonly [folder: string, ...imports: string[]])[] = [
  ['design-system/tokens', './palette.ts'],
  [
    COMPONENT,
    '@radix-ui/react-dialog',
    '../../tokens/contract.css.ts',
    '../../styles/media.ts',
    '../Button/Button.tsx',
  ],
  [PATTERN, '../../tokens/contract.css.ts', '../../components/Chip/Chip.tsx', '../DayArc/DayArc.tsx'],
  [
    'storefront/routes',
    'react',
    'jotai',
    '../../design-system/index.ts',
    '../api/contract/cart.ts',
    '../../design-system/tokens/index.ts',
    '../../design-system/styles/index.ts',
    '../../design-system/styles/text.css.ts',
  ],
  ['storefront/api', 'valibot', '../text/money.ts', './contract/calls.ts'],
  [
    'mocks/provider',
    '../../storefront/api/contract/calls.ts',
    '../../storefront/text/money.ts',
    '../http/backend.ts',
    '../../storefront/server/http.ts',
  ],
  ['storefront/build', '../../mocks/server.ts', '../prerender/site.ts', '../server/options.ts', '../../.ci/browser.ts'],
  ['storefront/bench', '../../mocks/server.ts', '../build/pages.ts', '../e2e/testing/payer.ts'],
  ['storefront/api/check-provider', '../../routes/bookings/rows.ts', '../../../mocks/server.ts'],
  ['storefront', './prerender/site.ts', '../design-system/build/oneBrand.ts'],
]

const folder = mkdtempSync(join(tmpdir(), 'imports-'))
afterAll(() => rmSync(folder, { recursive: true }))

const plant = (rows: typeof FORBIDDEN, name: string) =>
  rows.flatMap(([under, ...imports], row) =>
    imports.map((from, index) => {
      const path = `${under}/${name}-${row}-${index}.ts`
      mkdirSync(join(folder, dirname(path)), { recursive: true })
      writeFileSync(join(folder, path), `import * as other from '${from}'\nexport const it = other\n`)
      return { path, title: `${under}: ${from}` }
    }),
  )

function named(rule: string): Set<string> {
  copyFileSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  let report: string
  try {
    report = execFileSync(join(ROOT, 'node_modules/.bin/oxlint'), ['-f', 'json', '.'], {
      cwd: folder,
      encoding: 'utf8',
    })
  } catch (problem) {
    report = (problem as { stdout: string }).stdout
  }
  const { diagnostics } = JSON.parse(report) as { diagnostics: { code: string; filename: string }[] }
  const found = diagnostics.filter(({ code }) => code.includes(rule))
  return new Set(found.map(({ filename }) => filename))
}

describe('the import rules', () => {
  const forbidden = plant(FORBIDDEN, 'forbidden')
  const allowed = plant(ALLOWED, 'allowed')
  const found = named('no-restricted-imports')
  test.each(forbidden)('forbid in $title', ({ path }) => expect(found).toContain(path))
  test.each(allowed)('allow in $title', ({ path }) => expect(found).not.toContain(path))
})

function plantCycle(name: string, how: (from: string) => string): string[] {
  const paths = ['one', 'other'].map((file) => `mocks/${name}/${file}.ts`)
  mkdirSync(join(folder, 'mocks', name), { recursive: true })
  for (const [at, path] of paths.entries()) writeFileSync(join(folder, path), how(at === 0 ? './other.ts' : './one.ts'))
  return paths
}

describe('the rule against import cycles', () => {
  const cycles = {
    values: plantCycle('values', (from) => `import * as other from '${from}'\nexport const it = () => other\n`),
    types: plantCycle('types', (from) => `import type { It as Other } from '${from}'\nexport type It = Other[] | 1\n`),
  }
  const found = named('no-cycle')
  test.each(Object.entries(cycles))('finds one of %s', (_, paths) => {
    expect([...found].filter((path) => paths.includes(path)).toSorted()).toEqual(paths)
  })
})
