import { expect, it } from 'vitest'
import { CARDS } from '../transcripts/cards.tsx'
import { INTERACTIVE } from '../transcripts/interactive.tsx'
import { GROUPS, samplesOf, WITHOUT } from './interactionGroups.tsx'

const shown: readonly string[] = Object.values(GROUPS).flat()
const interactive = Object.keys({ ...INTERACTIVE, ...CARDS })

it.each(interactive)('shows %s idle, hovered, focused and pressed, or says why not', (name) => {
  expect([shown.includes(name), name in WITHOUT], `Put ${name} in a group, or a reason in WITHOUT`).toContain(true)
  expect(shown.includes(name) && name in WITHOUT).toBe(false)
})

it('shows each once, and nothing that is gone', () => {
  expect(new Set(shown).size).toBe(shown.length)
  expect(Object.keys(WITHOUT).filter((name) => !interactive.includes(name))).toEqual([])
  for (const group of Object.keys(GROUPS) as (keyof typeof GROUPS)[]) {
    for (const [name, sample] of Object.entries(samplesOf(group))) expect(sample, `No sample of ${name}`).toBeTruthy()
  }
})
