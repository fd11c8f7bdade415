/** The conformance report has every criterion, fits OpenACR's schema and catalog, and is proved by tests that exist. */
import { Ajv } from 'ajv'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { CHAPTERS } from '../../stories/docs/conformance/report.ts'
import { missingIn } from '../../stories/support/readProofs.ts'
import { FILE, openAcr, readCatalog } from './document.ts'

const catalog = readCatalog()
const schema = JSON.parse(readFileSync(join(import.meta.dirname, 'openacr-0.1.0.json'), 'utf8')) as object
const fits = new Ajv({ strict: false, allErrors: true }).compile(schema)
const all = CHAPTERS.flatMap(({ criteria }) => criteria)

describe('the file', () => {
  const file: unknown = parse(readFileSync(FILE, 'utf8'))

  it('is what the verdicts say: if it is not, npm run conformance', () => expect(file).toEqual(openAcr()))

  it('fits the schema of OpenACR', () => {
    fits(file)
    expect(fits.errors ?? []).toEqual([])
  })

  it('would not fit without its author', () => {
    const { author: _, ...rest } = openAcr()
    expect(fits(rest)).toBe(false)
  })

  it('uses terms and components of the catalog', () => {
    expect(catalog.components.map(({ id }) => id)).toContain('web')
    const terms = catalog.terms.map(({ id }) => id)
    for (const { num, verdict } of all) expect(terms, num).toContain(verdict)
  })
})

describe('the verdicts', () => {
  it.each(CHAPTERS)('are of every criterion, in its order: $title', ({ id, criteria }) =>
    expect(criteria.map(({ num }) => num)).toEqual(
      catalog.chapters.find((chapter) => chapter.id === id)?.criteria.map((criterion) => criterion.id),
    ),
  )

  it.each(all)('$num has a remark, and tests that exist', ({ remark, proofs }) => {
    expect(remark).toMatch(/\.$/)
    expect(missingIn(proofs)).toEqual([])
    if (proofs.length === 0) expect(remark).toMatch(/\bno test (?:shows|measures) it\./i)
  })
})
