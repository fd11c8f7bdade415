/** A set as the cards show it. */
import type { GetSets } from '../../api/contract/catalogue.ts'
import type { AnswerOf } from '../../api/contract/wire.ts'

export type StudioSet = AnswerOf<typeof GetSets>['Setslist'][number]

/** The way to the list, for crumbs. */
export const ALL_SETS = { href: '/sets', text: 'Sets' }

/** One without a slug has no page. */
export function setPath({ SlugId }: StudioSet): string | undefined {
  return SlugId ? `/set/${encodeURIComponent(SlugId)}` : undefined
}
