/** The one table of picture modes: what the toolbar offers and what a camera photographs. Widths in CSS pixels. */
export const THEMES = [
  { value: 'light', title: 'Light' },
  { value: 'dark', title: 'Dark' },
  { value: 'high-contrast', title: 'High contrast' },
] as const

export const DIRECTIONS = [
  { value: 'ltr', title: 'Left to right' },
  { value: 'rtl', title: 'Right to left' },
] as const

export const WIDTHS = { phone: 390, tablet: 820, desktop: 1280 } as const
