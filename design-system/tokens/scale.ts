/** Sizes, type and motion, the same in every theme. Plain values, except for what a brand may change. */
import { apertureAcres } from './brands/apertureAcres.ts'

/**
 * The variable of a token: `surface`, `inverseRaised` → `--aa-surface-inverse-raised`; `space`, `1.5` →
 * `--aa-space-1-5`.
 */
export const variable = (...path: readonly string[]): string =>
  `--aa-${path
    .join('-')
    .replace('.', '-')
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** Fluid between 360 and 1440 px. */
export const fontSize = {
  caption: 'clamp(0.8438rem, 0.8333rem + 0.0463vw, 0.875rem)',
  small: 'clamp(0.9375rem, 0.9271rem + 0.0463vw, 0.9688rem)',
  body: 'clamp(1.0313rem, 1.0104rem + 0.0926vw, 1.0938rem)',
  lead: 'clamp(1.1563rem, 1.0833rem + 0.3241vw, 1.375rem)',
  titleS: 'clamp(1.25rem, 1.1875rem + 0.2778vw, 1.4375rem)',
  titleM: 'clamp(1.5rem, 1.3750rem + 0.5556vw, 1.875rem)',
  titleL: 'clamp(1.875rem, 1.5833rem + 1.2963vw, 2.75rem)',
  displayS: 'clamp(2.25rem, 1.7500rem + 2.2222vw, 3.75rem)',
  displayM: 'clamp(2.625rem, 1.7500rem + 3.8889vw, 5.25rem)',
  displayL: 'clamp(3rem, 1.4167rem + 7.0370vw, 7.75rem)',
  priceS: 'clamp(1.1875rem, 1.1667rem + 0.0926vw, 1.25rem)',
  priceM: 'clamp(1.5rem, 1.4167rem + 0.3704vw, 1.75rem)',
  priceL: 'clamp(2.125rem, 1.9167rem + 0.9259vw, 2.75rem)',
} as const

export const lineHeight = {
  tight: '0.96',
  single: '1',
  display: '1.02',
  heading: '1.12',
  label: '1.2',
  item: '1.25',
  snug: '1.3',
  small: '1.4',
  lead: '1.45',
  body: '1.55',
  loose: '1.7',
} as const

export const fontWeight = {
  regular: '400',
  medium: '500',
  semibold: '600',
  bold: '700',
} as const

/** Tele for prices, normal for text, wide for small labels. */
export const fontWidth = {
  tele: '80%',
  normal: '100%',
  wide: '112%',
} as const

/** Gaps of layouts (`<Stack gap={4}>`): multiples of 4 px, then three fluid sizes. */
export const layoutGap = {
  0: '0',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
  20: '80px',
  24: '96px',
  32: '128px',
  gutter: 'clamp(1.125rem, 0.3333rem + 3.5185vw, 3.5rem)',
  section: 'clamp(4rem, 2.5000rem + 6.6667vw, 8.5rem)',
  stack: 'clamp(1.25rem, 1.0000rem + 1.1111vw, 2rem)',
} as const

/** Padding, margins and gaps in style sheets: the same and half steps. */
export const space = {
  ...layoutGap,
  0.5: '2px',
  1.5: '6px',
  2.5: '10px',
  3.5: '14px',
  4.5: '18px',
  5.5: '22px',
  7: '28px',
} as const

/** A value that a brand may change: a CSS variable with the first brand's value as fallback. */
function followed<Values extends Readonly<Record<string, string>>>(group: string, values: Values) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, `var(${variable(group, name)}, ${value})`]),
  ) as { readonly [Name in keyof Values]: string }
}

export const radius = /* @__PURE__ */ followed('radius', apertureAcres.radius)

/** Only further brands set these. Otherwise the property has its initial value. */
export const branded = {
  /** The background that draws the mark. */
  logo: 'var(--aa-brand-logo)',
  /** `none` hides the drawings of the first brand. */
  ownLogo: 'var(--aa-brand-own-logo)',
  archLine: 'var(--aa-brand-arch-line)',
} as const

/** Corners and outlines of single parts. */
export const shape = /* @__PURE__ */ followed('shape', apertureAcres.shape)

export const ease = {
  standard: 'cubic-bezier(.2,.7,.2,1)',
  enter: 'cubic-bezier(.12,.8,.24,1)',
  exit: 'cubic-bezier(.5,0,.9,.4)',
} as const

/** z-index. The first four order the parts of a component, the others the page. */
export const layer = {
  below: '-1',
  base: '0',
  above: '1',
  front: '2',
  raised: '10',
  sticky: '100',
  dropdown: '200',
  overlay: '300',
  toast: '400',
  skip: '500',
} as const

/** Milliseconds, without reduced motion. */
export const MILLISECONDS = { instant: 80, quick: 160, base: 260, slow: 480, scene: 900, toast: 300 } as const

/** CSS variables, because reduced motion sets them all to 1 ms (themes.css.ts). */
export const duration = {
  instant: 'var(--aa-duration-instant)',
  quick: 'var(--aa-duration-quick)',
  base: 'var(--aa-duration-base)',
  slow: 'var(--aa-duration-slow)',
  scene: 'var(--aa-duration-scene)',
  toast: 'var(--aa-duration-toast)',
} as const

export const font = /* @__PURE__ */ followed('font', apertureAcres.font)

export const size = {
  target: '44px',
  control: '48px',
  controlLarge: '56px',
  content: '1296px',
  measure: '62ch',
} as const
