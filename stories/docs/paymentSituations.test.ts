import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')
const [, table = ''] = read('stories/docs/PaymentSituations.mdx').split('| Situation | The visitor sees |')
const rows = [...table.split('\n\n', 1)[0]!.matchAll(/^\| (.+?) \| .+ \| (.+) \|$/gm)]

it.each(rows.map(([, when = '', test = '']) => [when, test]))('%s: the named test exists', (_, test) => {
  const [, file = '', title] = /^`(.+?)`: (.+)$/.exec(test) ?? []
  expect(read(file)).toContain(`'${title}'`)
})
