import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SITUATIONS } from './paymentSituations.ts'

const ROOT = join(import.meta.dirname, '../..')

it.each(SITUATIONS.map(({ when, test: [file, title] }) => [when, file, title] as const))(
  '%s: is played by a test',
  (_, file, title) => {
    expect(readFileSync(join(ROOT, file), 'utf8')).toContain(`'${title}'`)
  },
)
