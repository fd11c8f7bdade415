import { expect, it } from 'vitest'
import { changeOf, judge, type Mutant } from './score.ts'

const FILE = 'storefront/text/money.ts'
const SOURCE = 'const a = 1\nconst isLess = amount < 0\nif (isLess) {\n  say()\n}\n'

const mutant = (status: string): Mutant => ({
  fileName: FILE,
  status,
  replacement: 'amount <= 0',
  location: { start: { line: 2, column: 16 }, end: { line: 2, column: 26 } },
})
const CHANGE = 'amount < 0 → amount <= 0'
const read = () => SOURCE
const mutants = (killed: number, survived: number) => [
  ...Array.from({ length: killed }, () => mutant('Killed')),
  ...Array.from({ length: survived }, () => mutant('Survived')),
]

it('names a change on one line, cut where it is long', () => {
  expect(changeOf(mutant('Survived'), SOURCE)).toBe(CHANGE)
  const block = { start: { line: 3, column: 13 }, end: { line: 5, column: 2 } }
  expect(changeOf({ ...mutant('Survived'), location: block, replacement: '{}' }, SOURCE)).toBe('{ say() } → {}')
  expect(changeOf({ ...mutant('Survived'), replacement: 'x'.repeat(199) }, SOURCE)).toMatch(/ → x{120}…$/)
})

it('is content with nine of ten noticed, and the tenth explained', () => {
  const reasons = { [FILE]: { [CHANGE]: 'Zero has no sign.' } }
  expect(judge(mutants(9, 1), reasons, read)).toEqual({ noticed: 9, all: 10, score: 90, problems: [] })
})

it('counts what never ends as noticed, and what no test runs as not', () => {
  const some = [mutant('Killed'), mutant('Timeout'), mutant('NoCoverage'), mutant('CompileError')]
  expect(judge(some, {}, read)).toMatchObject({ noticed: 2, all: 3, score: 66.6 })
})

it('asks for more where less is noticed, and for a reason', () => {
  expect(judge(mutants(8, 1), {}, read).problems).toEqual([
    'Only 88.8 % of the changes were noticed; it has to be 90 %.',
    `${FILE}:2 no test notices, and survivors.ts does not explain: ${CHANGE}`,
  ])
})

it('drops a reason that is no longer needed', () => {
  const reasons = {
    [FILE]: { [CHANGE]: 'Zero has no sign.' },
    'storefront/text/dates.ts': { other: 'Of another part.' },
  }
  expect(judge(mutants(9, 0), reasons, read).problems).toEqual([
    `${FILE}: survivors.ts explains what a test notices: ${CHANGE}`,
  ])
})
