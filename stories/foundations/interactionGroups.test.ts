import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { CARDS } from '../transcripts/cards.tsx'
import { INTERACTIVE } from '../transcripts/interactive.tsx'
import { GROUPS, samplesOf, WITHOUT } from './interactionGroups.tsx'
import { DRAWN_BY, SWITCHED_OFF } from './switchedOff.tsx'

const shown: readonly string[] = Object.values(GROUPS).flat()
const interactive = Object.keys({ ...INTERACTIVE, ...CARDS })

it.each(interactive)('shows %s idle, hovered, focused and pressed, or gives a reason', (name) => {
  expect([shown.includes(name), name in WITHOUT], `Put ${name} in a group, or a reason in WITHOUT`).toContain(true)
  expect(shown.includes(name) && name in WITHOUT).toBe(false)
})

it('shows each component once, and none that was removed', () => {
  expect(new Set(shown).size).toBe(shown.length)
  expect(Object.keys(WITHOUT).filter((name) => !interactive.includes(name))).toEqual([])
  for (const group of Object.keys(GROUPS) as (keyof typeof GROUPS)[]) {
    for (const [name, sample] of Object.entries(samplesOf(group))) expect(sample, `No sample of ${name}`).toBeTruthy()
  }
})

const COMPONENTS = join(import.meta.dirname, '../../design-system/components')
const namesTheState = globSync('*/*.{tsx,css.ts}', { cwd: COMPONENTS })
  .filter(
    (file) =>
      !file.includes('.test.') &&
      /(aria|data)-disabled|:disabled|\bdisabled[?=]/.test(readFileSync(join(COMPONENTS, file), 'utf8')),
  )
  .map((file) => dirname(file))

it.each([...new Set(namesTheState)])('shows %s busy or disabled', (name) => {
  expect(Object.keys(SWITCHED_OFF), `Put ${name} in SWITCHED_OFF`).toContain(DRAWN_BY[name] ?? name)
})
