import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { figures, visuallyHidden } from '../../styles/text.css.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontSize, fontWeight, radius, space } from '../../tokens/scale.ts'

const wide = media.tablet

/** Cards below 768 px, a table above. The roles are explicit because changing `display` removes the implicit ones. */
export const table = style({
  display: 'block',
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '@media': { [wide]: { display: 'table' } },
})
export const caption = visuallyHidden
export const head = style([
  visuallyHidden,
  {
    display: 'block',
    '@media': {
      [wide]: {
        display: 'table-header-group',
        position: 'static',
        clipPath: 'none',
        overflow: 'visible',
        width: 'auto',
        height: 'auto',
        margin: 0,
      },
    },
  },
])
export const headRow = style({ '@media': { [wide]: { display: 'table-row' } } })
export const body = style({ display: 'block', '@media': { [wide]: { display: 'table-row-group' } } })
export const row = style({
  display: 'block',
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.m,
  background: color.surface.raised,
  padding: `${space[2]} ${space[4]} ${space[1.5]}`,
  marginBottom: space[3.5],
  '@media': {
    [wide]: {
      display: 'table-row',
      border: 0,
      borderRadius: 0,
      background: 'none',
      ':hover': { background: color.surface.raised },
    },
    [media.print]: { breakInside: 'avoid' },
  },
})
/** Without a line below: what follows belongs to it. */
export const openRow = style([
  row,
  {
    marginBottom: 0,
    borderBlockEnd: 0,
    borderRadius: `${radius.m} ${radius.m} 0 0`,
    '@media': { [wide]: { borderRadius: 0 } },
  },
])
export const moreRow = style([
  row,
  {
    borderBlockStart: 0,
    borderRadius: `0 0 ${radius.m} ${radius.m}`,
    '@media': { [wide]: { borderRadius: 0, ':hover': { background: 'none' } }, [media.print]: { display: 'none' } },
  },
])

export const header = style({
  padding: `${space[2.5]} 0`,
  paddingInlineEnd: space[3],
  textAlign: 'start',
  verticalAlign: 'bottom',
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
  color: color.ink.subtle,
  borderBottom: `2px solid ${color.border.strong}`,
})
/** Column widths from the mock-ups, but a day of the shoot stays on one line on a tablet. The fifth takes the rest. */
export const width = {
  id: style({ width: '14%' }),
  shoot: style({ width: '17%' }),
  date: style({ width: '15%' }),
  price: style({ width: '16%', textAlign: 'end' }),
  type: style({ paddingInlineStart: space[10] }),
  action: style({ width: '15%', paddingInlineEnd: 0, textAlign: 'end' }),
}

export const cell = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[4],
  padding: '9px 0',
  textAlign: 'end',
  fontWeight: fontWeight.regular,
  overflowWrap: 'anywhere',
  borderBottom: `1px solid ${color.border.hairline}`,
  fontFeatureSettings: '"tnum" 1, "lnum" 1',
  '@media': {
    [wide]: {
      display: 'table-cell',
      padding: `${space[3.5]} 0`,
      paddingInlineEnd: space[3],
      textAlign: 'start',
      verticalAlign: 'middle',
    },
  },
})
export const end = style([cell, { '@media': { [wide]: { textAlign: 'end' } } }])
export const type = style([cell, { '@media': { [wide]: { paddingInlineStart: space[10] } } }])
export const last = style([
  cell,
  {
    border: 0,
    padding: `${space[1]} 0`,
    minHeight: 44,
    alignItems: 'center',
    '@media': { [wide]: { textAlign: 'end', paddingInlineEnd: 0, borderBottom: `1px solid ${color.border.hairline}` } },
  },
])
globalStyle(`${openRow} > *`, { '@media': { [wide]: { borderBottomWidth: 0 } } })
export const more = style({
  display: 'block',
  padding: `${space[2]} 0`,
  overflowWrap: 'anywhere',
  '@media': {
    [wide]: {
      display: 'table-cell',
      padding: `0 0 ${space[3.5]}`,
      borderBottom: `1px solid ${color.border.hairline}`,
    },
  },
})
export const none = style([
  cell,
  { textAlign: 'start', color: color.ink.muted, border: 0, '@media': { [wide]: { paddingBlock: space[7] } } },
])

/** Repeats the column's header visually where the real one is hidden. */
export const label = style({
  flex: 'none',
  maxWidth: '55%',
  overflowWrap: 'break-word',
  color: color.ink.subtle,
  textAlign: 'start',
  '@media': { [wide]: { display: 'none' } },
})
export const figure = style([figures, { fontSize: '1.06em', fontStretch: '94%', whiteSpace: 'normal' }])
export const note = style({ fontSize: fontSize.small, color: color.ink.subtle })
