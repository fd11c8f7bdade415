/** Applies a style in the high-contrast theme, whether `data-theme` chose it or, without it, the device. */
export const inHighContrast = <Style extends object>(style: Style) => ({
  selectors: { '[data-theme="high-contrast"] &': style },
  '@media': { '(prefers-contrast: more)': { selectors: { ':root:not([data-theme]) &': style } } },
})
