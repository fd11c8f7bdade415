/** The accessibility conformance report as OpenACR: VPAT 2.5 for machines. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { BRAND } from '../../storefront/brand.ts'
import type { Judged } from '../../stories/docs/conformance/criteria.ts'
import { CHAPTERS, REPORT } from '../../stories/docs/conformance/report.ts'
import { wordsOf } from '../../stories/support/proofs.ts'

export const FILE = join(import.meta.dirname, '../../stories/docs/conformance/openacr.yaml')

/** As much of it as is read here. */
export interface Catalog {
  readonly chapters: readonly {
    readonly id: string
    readonly criteria: readonly { readonly id: string; readonly handle: string }[]
  }[]
  readonly components: readonly { readonly id: string }[]
  readonly terms: readonly { readonly id: string }[]
}

export const readCatalog = () =>
  parse(readFileSync(join(import.meta.dirname, `${REPORT.catalog}.yaml`), 'utf8')) as Catalog

/** What a reader without the page is told of a criterion. */
function notesOf({ remark, unheard, proofs }: Judged): string {
  return [
    remark,
    ...(unheard === undefined ? [] : [`Not evaluated: how NVDA, JAWS, VoiceOver and TalkBack ${unheard}.`]),
    ...(proofs.length === 0 ? [] : [`Shown by: ${proofs.map(wordsOf).join('; ')}.`]),
  ].join('\n')
}

export function openAcr() {
  const contact = {
    company_name: BRAND.name,
    email: BRAND.email.text,
  }
  return {
    title: `${BRAND.name} Accessibility Conformance Report`,
    product: {
      name: BRAND.name,
      description: 'The storefront of an open-air studio, and the design system it is made of.',
    },
    author: contact,
    vendor: contact,
    report_date: REPORT.date,
    last_modified_date: REPORT.date,
    version: REPORT.version,
    notes: REPORT.notes,
    evaluation_methods_used: REPORT.methods,
    license: 'MIT',
    catalog: REPORT.catalog,
    chapters: Object.fromEntries(
      CHAPTERS.map(({ id, criteria }) => [
        id,
        {
          criteria: criteria.map((criterion) => ({
            num: criterion.num,
            components: [{ name: 'web', adherence: { level: criterion.verdict, notes: notesOf(criterion) } }],
          })),
        },
      ]),
    ),
  }
}
