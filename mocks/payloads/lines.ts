/** One per line, as v1 sends feature lists and menus. */
export const lines = (...items: readonly string[]): string => items.join('\n')
