import { apertureAcres } from './brands/apertureAcres.ts'
import type { Brand } from './brands/brand.ts'
import { blend, translucent } from './luminance.ts'
import { withDays, type Theme } from './theme.ts'

const coloursOf = ({ hues }: Brand): Omit<Theme, 'availability'> => ({
  surface: {
    canvas: hues.lead[950],
    raised: hues.lead[900],
    sunken: hues.night,
    inverse: hues.night,
    inverseRaised: hues.lead[900],
    overlay: hues.lead[900],
    tint: hues.lead[800],
    sun: hues.action[950],
  },
  ink: {
    default: hues.paper[100],
    muted: hues.lead[100],
    subtle: hues.lead[200],
    inverse: hues.paper[100],
    inverseMuted: hues.lead[200],
    accent: hues.action[300],
    link: hues.action[200],
    placeholder: hues.lead[300],
    disabled: hues.lead[400],
  },
  border: {
    hairline: hues.lead[800],
    default: hues.lead[700],
    control: hues.lead[400],
    strong: hues.paper[100],
    inverse: hues.lead[700],
  },
  action: {
    bg: hues.action[400],
    bgHover: hues.action[300],
    bgPressed: hues.action[500],
    ink: hues.lead[950],
    border: hues.action[400],
    quietHover: translucent(hues.lead[200], '.14'),
    quietPressed: translucent(hues.lead[200], '.28'),
    inverseHover: translucent(hues.lead[200], '.14'),
    inversePressed: translucent(hues.lead[200], '.28'),
    disabledBg: hues.lead[800],
    disabledInk: hues.lead[300],
    selectedBg: hues.paper[100],
    selectedInk: hues.lead[950],
  },
  focus: {
    inner: hues.lead[950],
    outer: hues.action[200],
  },
  success: {
    bg: hues.good[950],
    ink: hues.good[100],
    border: hues.good[500],
    icon: hues.good[400],
  },
  warning: {
    bg: hues.warning[950],
    ink: hues.warning[100],
    border: hues.warning[500],
    icon: hues.warning[400],
  },
  danger: {
    bg: hues.bad[950],
    ink: hues.bad[100],
    border: hues.bad[400],
    icon: hues.bad[400],
  },
  info: {
    bg: hues.focus[950],
    ink: hues.focus[100],
    border: hues.focus[400],
    icon: hues.focus[300],
  },
  shadow: {
    lift: `0 0 0 1px ${hues.lead[800]}`,
    overlay: `0 0 0 1px ${hues.lead[700]}, 0 40px 80px -24px ${translucent(hues.black, '.7')}`,
  },
  ornament: {
    slateDark: hues.paper[100],
    slatePale: hues.lead[900],
    slateSun: hues.action[400],
    archLine: hues.accent[400],
    scrim: translucent(hues.scrimDark, '.76'),
    underScrim: blend(translucent(hues.scrimDark, '.76'), hues.lead[950]),
    tick: hues.good[400],
    footMark: hues.lead[500],
    footHeading: hues.action[300],
    pictureDim: 'brightness(.92)',
  },
})

export const darkOf = (brand: Brand): Theme => withDays(coloursOf(brand))

export const dark = darkOf(apertureAcres)
