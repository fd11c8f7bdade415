/** The media queries there are. Widths in pixels; prefer `auto-fill` grids to any of them. */
export const BREAKPOINTS = { phone: 480, tablet: 768, desktop: 992, wide: 1200 } as const

export const media = {
  phone: `(min-width: ${BREAKPOINTS.phone}px)`,
  tablet: `(min-width: ${BREAKPOINTS.tablet}px)`,
  desktop: `(min-width: ${BREAKPOINTS.desktop}px)`,
  wide: `(min-width: ${BREAKPOINTS.wide}px)`,
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  print: 'print',
} as const
