/** The provider's words may lack the full stop that the next sentence needs. */
export const withFullStop = (words: string): string => words.replace(/[^.!?]$/, '$&.')
