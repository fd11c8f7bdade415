/** One item per line (PRICE-14). */
export function linesOf(text: string): string[] {
  return text
    .split(/\r?\n|<br\s*\/?>/i)
    .map((line) => line.trim())
    .filter(Boolean)
}
