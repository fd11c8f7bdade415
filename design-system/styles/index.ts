/**
 * The public style helpers. Only modules without CSS: an import of a value must not bring a sheet along. The sheets have
 * entries of their own (`./styles/text`, see package.json).
 */
export { rtl } from './direction.ts'
export { below, BREAKPOINTS, from, media, mixes } from './media.ts'
