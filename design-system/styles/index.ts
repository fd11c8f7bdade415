/**
 * The public style helpers. Only modules without CSS, because importing a value from here must not load a style sheet.
 * The sheets have their own entries (`./styles/text`, see package.json).
 */
export { rtl } from './direction.ts'
export { clearOf, covered } from './safeArea.ts'
export { below, BREAKPOINTS, from, media, supportsColorMix } from './media.ts'
