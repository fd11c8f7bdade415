/** The public style helpers. Has only modules without CSS, because importing a value must not load a style sheet. */
export { clearOf, covered } from './safeArea.ts'
export { below, BREAKPOINTS, from, inHighContrast, media, rtl, supportsColorMix } from './media.ts'
