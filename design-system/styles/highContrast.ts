/** For the theme of high contrast, chosen by `data-theme` or, without it, by the device. */
export const inHighContrast = <Style extends object>(style: Style) => ({
  selectors: { '[data-theme="high-contrast"] &': style },
  '@media': { '(prefers-contrast: more)': { selectors: { ':root:not([data-theme]) &': style } } },
})
