import { globalStyle, style } from '@vanilla-extract/css'
import { from, media } from '../../styles/media.ts'
import { color } from '../../tokens/contract.css.ts'
import { duration, ease, fontSize, lineHeight, radius, space } from '../../tokens/scale.ts'
import { row } from '../../components/CardAction/CardAction.css.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  gap: `30px ${space[3.5]}`,
  '@media': {
    [from(601)]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
      gap: `clamp(${space[7]}, 3vw, 44px) ${space[6]}`,
    },
  },
})
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3.5],
  height: '100%',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { breakInside: 'avoid' } },
})
/** The picture zooms in a little on hover. */
export const picture = style({
  position: 'relative',
  aspectRatio: '4 / 4.9',
  overflow: 'hidden',
  borderRadius: radius.xs,
})
globalStyle(`${picture} img`, { transition: `transform ${duration.slow} ${ease.standard}` })
globalStyle(`${card}:hover ${picture} img`, { transform: 'scale(1.03)' })

export const words = style({ display: 'grid', gap: 5 })
export const size = style({ fontSize: fontSize.small, lineHeight: lineHeight.small, color: color.ink.muted })
export const foot = style([row, { marginTop: 'auto' }])
export const options = style({ flexBasis: '100%' })
