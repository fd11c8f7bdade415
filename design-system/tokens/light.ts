import { apertureAcres } from './brands/apertureAcres.ts'
import type { Brand } from './brands/brand.ts'
import { blend, translucent } from './luminance.ts'
import { withDays, type Theme } from './theme.ts'

const coloursOf = ({ hues }: Brand): Omit<Theme, 'availability'> => ({
  surface: {
    canvas: hues.paper[100],
    raised: hues.paper[50],
    sunken: hues.paper[200],
    inverse: hues.lead[900],
    inverseRaised: hues.lead[800],
    overlay: hues.paper[50],
    tint: hues.lead[100],
    sun: hues.action[200],
  },
  ink: {
    default: hues.lead[900],
    muted: hues.lead[800],
    subtle: hues.lead[700],
    inverse: hues.paper[100],
    inverseMuted: hues.lead[200],
    accent: hues.accent[700],
    link: hues.lead[800],
    placeholder: hues.lead[600],
    disabled: hues.paper[700],
  },
  border: {
    hairline: hues.paper[300],
    default: hues.paper[400],
    control: hues.lead[500],
    strong: hues.lead[900],
    inverse: hues.lead[700],
  },
  action: {
    bg: hues.action[400],
    bgHover: hues.action[300],
    bgPressed: hues.action[500],
    ink: hues.lead[950],
    border: hues.action[700],
    quietHover: translucent(hues.veil, '.1'),
    quietPressed: translucent(hues.veil, '.26'),
    inverseHover: translucent(hues.paper[100], '.12'),
    inversePressed: translucent(hues.paper[100], '.26'),
    disabledBg: hues.paper[200],
    disabledInk: hues.paper[700],
    selectedBg: hues.lead[900],
    selectedInk: hues.paper[100],
  },
  focus: {
    inner: hues.paper[50],
    outer: hues.focus[600],
  },
  success: {
    bg: hues.good[100],
    ink: hues.good[900],
    border: hues.good[600],
    icon: hues.good[700],
  },
  warning: {
    bg: hues.warning[100],
    ink: hues.warning[900],
    border: hues.warning[700],
    icon: hues.warning[700],
  },
  danger: {
    bg: hues.bad[100],
    ink: hues.bad[800],
    border: hues.bad[600],
    icon: hues.bad[600],
  },
  info: {
    bg: hues.focus[100],
    ink: hues.focus[800],
    border: hues.focus[600],
    icon: hues.focus[600],
  },
  shadow: {
    lift: `0 1px 2px ${translucent(hues.shadow, '.06')}, 0 14px 30px -14px ${translucent(hues.shadow, '.22')}`,
    overlay: `0 2px 6px ${translucent(hues.shadow, '.08')}, 0 40px 80px -24px ${translucent(hues.shadow, '.38')}`,
  },
  ornament: {
    slateDark: hues.lead[900],
    slatePale: hues.paper[50],
    slateSun: hues.action[400],
    archLine: hues.accent[500],
    scrim: translucent(hues.scrim, '.62'),
    underScrim: blend(translucent(hues.scrim, '.62'), hues.paper[100]),
    tick: hues.good[600],
    footMark: hues.lead[500],
    footHeading: hues.action[300],
    pictureDim: 'none',
  },
})

export const lightOf = (brand: Brand): Theme =>
  withDays(coloursOf(brand), { fastBg: brand.hues.warning[200], fastInk: brand.hues.warning[950] })

export const light = lightOf(apertureAcres)
