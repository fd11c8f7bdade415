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

export function picturesIn(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([field, value]: [string, unknown]) => {
    if (typeof value === 'string') return FIELDS.has(field) && value.trim() ? [value] : []
    return picturesIn(value)
  })
}

/** Recognises the call by the answer's fields. */
export function callOf(answer: unknown): string {
  const isFrom = ({ fields }: { readonly fields: object }): boolean => {
    const names = Object.keys(fields)
    return typeof answer === 'object' && answer !== null && names.length > 0 && names.every((name) => name in answer)
  }
  return Object.values(CALLS).find(isFrom)?.name ?? 'An answer'
}
