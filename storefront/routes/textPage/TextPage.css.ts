/** Read at length: a narrow column, the contents beside it; black on white paper when printed. */
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../../design-system/styles/index.ts'
import { color, fontSize, fontWeight, lineHeight, size, space } from '../../../design-system/tokens/index.ts'

const page = style({ paddingTop: space[8], borderTop: `2px solid ${color.border.strong}` })
export const columns = styleVariants({
  one: [page],
  two: [
    page,
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[12],
      alignItems: 'start',
      '@media': {
        [media.desktop]: { gridTemplateColumns: '280px minmax(0, 1fr)', gap: `clamp(${space[12]}, 7vw, 120px)` },
        [media.print]: { display: 'block' },
      },
    },
  ],
})
export const contents = style({
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      top: 110,
      maxHeight: ['calc(100vh - 130px)', 'calc(100dvh - 130px)'],
      overflowY: 'auto',
    },
    [media.low]: { position: 'static', maxHeight: 'none' },
    [media.print]: { display: 'none' },
  },
})
export const contentsTitle = style({ fontSize: fontSize.small, color: color.ink.muted, paddingBottom: space[2] })
export const contentsLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  lineHeight: lineHeight.item,
  borderTop: `1px solid ${color.border.hairline}`,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textDecorationColor: color.action.border, textDecorationThickness: 2 },
})
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  maxWidth: size.measure,
  lineHeight: lineHeight.loose,
  overflowWrap: 'anywhere',
})
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })
export const only = style([part, { fontSize: fontSize.lead }])
/** Jumped to, a heading stands clear of the sticky header. */
globalStyle(`${part} > h2`, { scrollMarginTop: 110, breakAfter: 'avoid' })
export const points = style({ display: 'grid', gap: space[3], paddingInlineStart: '1.2em', listStyle: 'disc' })
globalStyle(`${points} > li`, { breakInside: 'avoid' })
globalStyle(`${points} > li::marker`, { color: color.ink.accent })
export const questions = style({
  paddingTop: space[4],
  borderTop: `1px solid ${color.border.default}`,
  fontSize: fontSize.small,
  color: color.ink.muted,
})
globalStyle(`${questions} a`, { fontWeight: fontWeight.semibold, color: color.ink.link })
