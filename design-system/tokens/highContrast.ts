import { apertureAcres } from './brands/apertureAcres.ts'
import type { Brand } from './brands/brand.ts'
import { blend, translucent } from './luminance.ts'
import { withDays, type Theme } from './theme.ts'

const coloursOf = ({ hues }: Brand): Omit<Theme, 'availability'> => ({
  surface: {
    canvas: hues.white,
    raised: hues.white,
    sunken: hues.paper[200],
    inverse: hues.black,
    inverseRaised: hues.black,
    overlay: hues.white,
    tint: hues.white,
    sun: hues.white,
  },
  ink: {
    default: hues.black,
    muted: hues.black,
    subtle: hues.lead[950],
    inverse: hues.white,
    inverseMuted: hues.white,
    accent: hues.accent[900],
    link: hues.focus[900],
    placeholder: hues.lead[800],
    disabled: hues.paper[800],
  },
  border: {
    hairline: hues.paper[800],
    default: hues.black,
    control: hues.black,
    strong: hues.black,
    inverse: hues.white,
  },
  action: {
    bg: hues.lead[950],
    bgHover: hues.black,
    bgPressed: hues.lead[800],
    ink: hues.white,
    border: hues.black,
    quietHover: translucent(hues.black, '.1'),
    quietPressed: translucent(hues.black, '.28'),
    inverseHover: translucent(hues.white, '.2'),
    inversePressed: translucent(hues.white, '.4'),
    disabledBg: hues.paper[200],
    disabledInk: hues.paper[800],
    selectedBg: hues.black,
    selectedInk: hues.white,
  },
  focus: {
    inner: hues.white,
    outer: hues.focus[800],
  },
  success: {
    bg: hues.white,
    ink: hues.good[950],
    border: hues.good[800],
    icon: hues.good[800],
  },
  warning: {
    bg: hues.white,
    ink: hues.warning[950],
    border: hues.warning[900],
    icon: hues.warning[900],
  },
  danger: {
    bg: hues.white,
    ink: hues.bad[900],
    border: hues.bad[800],
    icon: hues.bad[800],
  },
  info: {
    bg: hues.white,
    ink: hues.focus[900],
    border: hues.focus[800],
    icon: hues.focus[800],
  },
  shadow: {
    lift: '0 0 0 1px #000',
    overlay: '0 0 0 2px #000',
  },
  ornament: {
    slateDark: hues.black,
    slatePale: hues.white,
    slateSun: hues.action[400],
    archLine: hues.black,
    scrim: translucent(hues.black, '.8'),
    underScrim: blend(translucent(hues.black, '.8'), hues.white),
    tick: hues.black,
    footMark: hues.white,
    footHeading: hues.white,
    pictureDim: 'none',
  },
})

export const highContrastOf = (brand: Brand): Theme => withDays(coloursOf(brand))

export const highContrast = highContrastOf(apertureAcres)
