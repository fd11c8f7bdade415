import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '../../tokens/contract.css.ts'
import { font, fontSize, fontWeight, lineHeight, radius, size, space } from '../../tokens/scale.ts'

export const prose = style({
  maxWidth: size.measure,
  lineHeight: lineHeight.loose,
  overflowWrap: 'anywhere',
})
/** A table wider than the page scrolls inside its own box. */
export const wide = style({ position: 'relative', overflowX: 'auto' })

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(
    selector
      .split(', ')
      .map((one) => `${prose} ${one}`)
      .join(', '),
    rule,
  )

globalStyle(`${prose} > * + *`, { marginTop: '1.1em' })
inside('h2, h3, h4', {
  fontFamily: font.display,
  fontWeight: fontWeight.regular,
  lineHeight: lineHeight.heading,
  textWrap: 'balance',
})
inside('h2', { fontSize: fontSize.titleM })
inside('h3', { fontSize: fontSize.titleS })
inside('h4', { fontFamily: font.text, fontSize: fontSize.lead, fontWeight: fontWeight.semibold })
globalStyle(`${prose} > * + :is(h2, h3, h4)`, { marginTop: '1.6em' })
globalStyle(`${prose} > :is(h2, h3, h4) + *`, { marginTop: '.6em' })

inside('ul, ol', { paddingInlineStart: '1.4em' })
inside('ul', { listStyle: 'disc' })
inside('ol', { listStyle: 'decimal' })
inside('li + li, dd + dt', { marginTop: '.4em' })
inside('li::marker', { color: color.ink.accent, fontWeight: fontWeight.semibold })
inside('dt', { fontWeight: fontWeight.semibold })
inside('dd', { paddingInlineStart: '1.4em' })

// The padding makes links 24 px high without moving lines (WCAG 2.5.8).
inside('a', {
  paddingBlock: space[1],
  color: color.ink.link,
  textDecorationColor: color.action.border,
  textDecorationThickness: 2,
})
inside('a:hover', { textDecorationColor: 'currentColor' })
inside('a:active', { textDecorationThickness: 4 })
inside('blockquote', {
  marginInline: 0,
  paddingInlineStart: '1.1em',
  borderInlineStart: `4px solid ${color.action.border}`,
  fontFamily: font.display,
  fontSize: fontSize.lead,
  lineHeight: lineHeight.small,
})
inside('mark', { background: color.surface.sun, color: color.ink.default })
inside('code, kbd, samp, pre', { fontSize: '.92em', background: color.surface.sunken, borderRadius: radius.xs })
inside('code, kbd, samp', { padding: '.1em .35em' })
inside('pre', { padding: '1em', whiteSpace: 'pre-wrap' })
inside('pre code', { padding: 0 })
inside('hr', { border: 0, borderTop: `1px solid ${color.border.default}`, marginBlock: '2em' })

inside('img', {
  height: 'auto',
  borderRadius: radius.xs,
  background: color.surface.sunken,
  filter: color.ornament.pictureDim,
})
inside('figcaption', {
  marginTop: space[2],
  fontSize: fontSize.small,
  lineHeight: lineHeight.small,
  color: color.ink.muted,
})
inside('table', {
  borderCollapse: 'collapse',
  minWidth: 'min(100%, 420px)',
  overflowWrap: 'normal',
  lineHeight: lineHeight.lead,
})
inside('caption', { textAlign: 'start', fontSize: fontSize.small, color: color.ink.muted, paddingBottom: space[2] })
inside('th, td', {
  textAlign: 'start',
  verticalAlign: 'top',
  padding: `${space[2.5]} ${space[4]} ${space[2.5]} 0`,
  borderTop: `1px solid ${color.border.hairline}`,
})
inside('th', { fontWeight: fontWeight.semibold })
inside('sub, sup', { lineHeight: 0 })
