import { PICTURE_FIELDS } from '../../api/contract/meanings.ts'

export function picturesIn(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([field, value]: [string, unknown]) => {
    if (typeof value === 'string') return PICTURE_FIELDS.has(field) && value.trim() ? [value] : []
    return picturesIn(value)
  })
}
