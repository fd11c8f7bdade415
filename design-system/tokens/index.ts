/** The public tokens: colours as CSS variables, everything else as plain values. */
export { color } from './contract.css.ts'
export {
  duration,
  ease,
  font,
  fontSize,
  fontWeight,
  fontWidth,
  layer,
  layoutGap,
  lineHeight,
  MILLISECONDS,
  radius,
  shape,
  size,
  space,
} from './scale.ts'
