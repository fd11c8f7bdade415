/** v1 separates feature lists and menus by line breaks. */
export const lines = (...items: readonly string[]): string => items.join('\n')
