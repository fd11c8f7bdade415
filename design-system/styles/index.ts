/** The public style helpers. Has only modules without CSS, because importing a value must not load a style sheet. */
export { rtl } from './direction.ts'
export { inHighContrast } from './highContrast.ts'
export { clearOf, covered } from './safeArea.ts'
export { below, BREAKPOINTS, from, media, supportsColorMix } from './media.ts'
