/** The media queries there are. Widths in pixels at the usual text size; prefer `auto-fill` grids to any of them. */
export const BREAKPOINTS = { phone: 480, tablet: 768, desktop: 992, wide: 1200 } as const

/** In em, so that a page set in larger text by the browser gets the layout of a narrower one. */
const em = (pixels: number) => `${pixels / 16}em`

/** From this width on. */
export const from = (pixels: number) => `(min-width: ${em(pixels)})`
/** Narrower than this. */
export const below = (pixels: number) => `(max-width: ${em(pixels - 0.1)})`

export const media = {
  phone: from(BREAKPOINTS.phone),
  tablet: from(BREAKPOINTS.tablet),
  desktop: from(BREAKPOINTS.desktop),
  wide: from(BREAKPOINTS.wide),
  /** A phone on its side, or a page enlarged until little of it is seen at once. */
  low: `(max-height: ${em(400)})`,
  /** There is a pointer that can rest on something. */
  hover: '(hover: hover)',
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  print: 'print',
  /** The page as it came, for whoever runs no scripts. */
  noScript: '(scripting: none)',
} as const

/** For `@supports`: colours can be mixed, from Chrome 111 and Safari 16.2 on. A value with a variable in it has no other fallback. */
export const mixes = '(color: color-mix(in srgb, red, red))'
