import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { guides } from '../support/guides.ts'
import { GROUPS, WITHOUT } from './interactionGroups.tsx'
import { DRAWN_BY, SWITCHED_OFF } from './switchedOff.tsx'

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

it.each([...new Set(namesTheState)])('shows %s busy or disabled', (name) => {
  expect(Object.keys(SWITCHED_OFF), `Put ${name} in SWITCHED_OFF`).toContain(DRAWN_BY[name] ?? name)
})
