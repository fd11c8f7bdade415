/** Null, undefined or blank after trimming (D1.5). */
export function isEmpty(value: string | null | undefined): boolean {
  return value === null || value === undefined || value.trim() === ''
}
