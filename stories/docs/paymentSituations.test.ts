import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SITUATIONS } from './paymentSituations.ts'

const ROOT = join(import.meta.dirname, '../..')

it.each(SITUATIONS.map(({ when, test: [file, title] }) => [when, file, title] as const))(
  '%s: the named test exists',
  (_, file, title) => {
    expect(readFileSync(join(ROOT, file), 'utf8')).toContain(`'${title}'`)
  },
)
