import type { GetSets } from '../../api/contract/catalogue/sets.ts'
import type { AnswerOf } from '../../api/contract/wire.ts'

export type StudioSet = AnswerOf<typeof GetSets>['Setslist'][number]

export const ALL_SETS = { href: '/sets', text: 'Sets' }

/** Undefined without a slug. */
export function setPath({ SlugId }: StudioSet): string | undefined {
  return SlugId ? `/set/${encodeURIComponent(SlugId)}` : undefined
}
