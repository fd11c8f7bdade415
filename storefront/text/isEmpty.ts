/** Blank after trimming (D1.5). */
export function isEmpty(value: string): boolean {
  return value.trim() === ''
}
