import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { guides } from '../support/guides.ts'
import { GROUPS, samplesOff, WITHOUT } from './interactionGroups.tsx'

vi.mock('../../.storybook/preview.tsx', () => import('../support/plainPreview.ts'))

const shown: readonly string[] = Object.values(GROUPS).flat()
it('shows a component once, and none that was removed', () => {
  expect(new Set(shown).size).toBe(shown.length)
  const components = guides.flatMap(({ name, guide }) => [name, ...(guide.covers ?? [])])
  expect(Object.keys(WITHOUT).filter((name) => !components.includes(name) || shown.includes(name))).toEqual([])
})

const COMPONENTS = join(import.meta.dirname, '../../design-system')
const namesTheState = globSync('{components,patterns}/*/*.{tsx,css.ts}', { cwd: COMPONENTS })
  .filter(
    (file) =>
      !file.includes('.test.') &&
      /(aria|data)-disabled|:disabled|\bdisabled[?=]/.test(readFileSync(join(COMPONENTS, file), 'utf8')),
  )
  .map((file) => basename(dirname(file)))

/** Folders without a control of their own, and the component that shows their state. */
const SHOWN_BY: Readonly<Record<string, string>> = { Field: 'TextField', ChoiceSet: 'CheckboxGroup', Header: 'Menu' }
const off = Object.keys(await samplesOff())

it.each([...new Set(namesTheState)])('shows %s busy or disabled', (name) => {
  expect(off, `The story Default of ${name} needs parameters.off`).toContain(SHOWN_BY[name] ?? name)
})
