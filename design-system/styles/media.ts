/** All media queries, by width in pixels at the default text size. Prefer `auto-fill` grids. */
export const BREAKPOINTS = { phone: 480, tablet: 768, desktop: 992, wide: 1200 } as const

/** In em, so that larger browser text gets the layout of a narrower window. */
const em = (pixels: number) => `${pixels / 16}em`

export const from = (pixels: number) => `(min-width: ${em(pixels)})`
export const below = (pixels: number) => `(max-width: ${em(pixels - 0.1)})`

export const media = {
  phone: from(BREAKPOINTS.phone),
  tablet: from(BREAKPOINTS.tablet),
  desktop: from(BREAKPOINTS.desktop),
  wide: from(BREAKPOINTS.wide),
  /** A phone in landscape, or a zoomed page. */
  low: `(max-height: ${em(399.9)})`,
  high: `(min-height: ${em(400)})`,
  hover: '(hover: hover)',
  /** Also a tablet with a mouse, where scrollbars may take space. */
  mouse: '(any-pointer: fine)',
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  print: 'print',
  noScript: '(scripting: none)',
} as const

/**
 * For `@supports`: color-mix(), from Chrome 111 and Safari 16.2. Needed if a declaration with a variable has no other
 * fallback.
 */
export const supportsColorMix = '(color: color-mix(in srgb, red, red))'

/** For right-to-left text. Not `:dir(rtl)`, which the build for older browsers expands into a list of languages. */
export const rtl = '[dir="rtl"] &'

/** Applies a style in the high-contrast theme, whether `data-theme` chose it or, without it, the device. */
export const inHighContrast = <Style extends object>(style: Style) => ({
  selectors: { '[data-theme="high-contrast"] &': style },
  '@media': { '(prefers-contrast: more)': { selectors: { ':root:not([data-theme]) &': style } } },
})
