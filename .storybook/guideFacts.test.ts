import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { guides } from '../stories/support/guides.ts'
import { type AllFacts, changesIn, readFacts, weightsIn } from './guideFacts.ts'

const GUIDES = join(import.meta.dirname, '../stories/components')

describe('readFacts', () => {
  let all: AllFacts
  beforeAll(async () => {
    all = await readFacts()
  })

  it('finds the tokens of a component, and of what its styles compose', () => {
    const { tokens } = all.facts['Button']!
    expect(tokens).toEqual(expect.arrayContaining(['color.action.bg', 'space.2.5', 'fontSize.body', 'duration.quick']))
    // From `quiet` in styles/pointer.ts, whose other styles the button does not use.
    expect(tokens).toContain('color.action.quietHover')
    expect(tokens).not.toContain('color.border.control')
  })

  it('finds the tokens of a component without styles of its own', () => {
    expect(all.facts['LinkButton']!.tokens).toEqual(all.facts['Button']!.tokens)
  })

  it('finds what a component is made of', () => {
    expect(all.facts['PackageCard']!.parts).toEqual(expect.arrayContaining(['DayArc', 'Price', 'ScrollBox']))
    expect(all.facts['OtpInput']!.parts).toEqual(['Icon', 'Spoken'])
  })

  it('has a weight for every component but new ones, and a page for all', () => {
    const released = guides.filter(({ guide }) => guide.status !== 'new').map(({ name }) => name)
    expect(released.filter((name) => all.facts[name]?.weights.length === 0)).toEqual(['Field'])
    expect(all.pages).toMatchObject({ TextArea: 'TextField', PackageGrid: 'PackageCard', Checkbox: 'Checkbox' })
  })

  it('has the transcript of the component', () => {
    expect(all.facts['Dialog']!.transcript).toContain('heading, Login, level 2')
  })
})

it('reads the table of weights', () => {
  const table =
    '| Component | Stands on | Alone |\n|---|---|--:|\n| Logo | native elements | 0.6 | 0.3 | – | 6 | 0.4 |\n'
  expect(weightsIn(table)).toEqual([
    {
      component: 'Logo',
      foundation: 'native elements',
      alone: '0.6',
      beyond: '0.3',
      later: '–',
      budget: '6',
      styles: '0.4',
    },
  ])
})

it('takes lines of the changelog that name a component as it is written', () => {
  const changelog = '## Unreleased\n\n- `Facts` is called `StatList`.\n- Lists load faster.\n\n## 0.1.0\n\n- A list.\n'
  expect(changesIn(changelog, ['StatList'])).toEqual([{ version: 'Unreleased', text: '`Facts` is called `StatList`.' }])
  expect(changesIn(changelog, ['List'])).toEqual([])
})

it('takes of a line only the sentences that name the component', () => {
  const changelog =
    '## Unreleased\n- The shop has a search (Ctrl K). `Header` takes `search`, e.g. a label. Lists load faster.'
  expect(changesIn(changelog, ['Header']).map(({ text }) => text)).toEqual(['`Header` takes `search`, e.g. a label.'])
})

it.each(globSync('*/guide.ts', { cwd: GUIDES }))('%s has no ids of requirements and decisions', (file) => {
  expect(readFileSync(join(GUIDES, file), 'utf8')).not.toMatch(/\b[A-Z]{1,6}-\d{2,3}\b/)
})

const SMALL = new Set(['a', 'an', 'at', 'in', 'is', 'it', 'of', 'per', 'the', 'to', 'use'])
const wordsOf = (line: string) =>
  line
    .toLowerCase()
    .split(/[^\w’]+/)
    .filter((word) => word !== '' && !SMALL.has(word))

it.each(guides)('$name says no rule of its content again as a do', ({ guide: { content, dos } }) => {
  const rules = dos.map((rule) => wordsOf(typeof rule === 'string' ? rule : rule.text))
  const isSaid = (line: string) => rules.some((rule) => wordsOf(line).every((word) => rule.includes(word)))
  expect(content.flatMap((line) => line.split(/(?<=\.) /)).filter(isSaid)).toEqual([])
})
