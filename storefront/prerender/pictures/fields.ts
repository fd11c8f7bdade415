/** Where the provider's answers have pictures. */
import { CALLS } from '../../api/contract/calls.ts'

const FIELDS: ReadonlySet<string> = new Set([
  'BannerLink',
  'EventCategoryLink',
  'FileLink',
  'Filelink',
  'ImageLink',
  'ProfessionalImageLink',
  'ThmbnailLink',
  'ThumbnailImages',
  'ThumbnailLink',
])

/** The addresses of pictures anywhere in an answer. */
export function picturesIn(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([field, value]: [string, unknown]) => {
    if (typeof value === 'string') return FIELDS.has(field) && value.trim() ? [value] : []
    return picturesIn(value)
  })
}

/** The call that an answer is from, by its fields. */
export function callOf(answer: unknown): string {
  const isFrom = ({ fields }: { readonly fields: object }): boolean => {
    const names = Object.keys(fields)
    return typeof answer === 'object' && answer !== null && names.length > 0 && names.every((name) => name in answer)
  }
  return Object.values(CALLS).find(isFrom)?.name ?? 'An answer'
}
