const DEVANAGARI_ZERO = 0x0966

/** The digits of a text as 0 to 9, including full-width and Devanagari ones: `12-345` → `12345`. */
export function digitsOf(text: string): string {
  const plain = text.normalize('NFKC').replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
  return plain.replace(/[^0-9]/g, '')
}
