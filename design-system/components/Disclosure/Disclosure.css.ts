import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { linked } from '../../styles/pointer.ts'
import { color } from '../../tokens/contract.css.ts'
import { duration, ease, fontWeight, radius, size, space } from '../../tokens/scale.ts'

export const details = style({ width: '100%' })
export const summary = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2.5],
    width: 'fit-content',
    minHeight: size.target,
    paddingBlock: space[1.5],
    fontWeight: fontWeight.semibold,
    color: color.ink.link,
    cursor: 'pointer',
    touchAction: 'manipulation',
    textUnderlineOffset: '.32em',
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
    ':focus-visible': { borderRadius: radius.xs },
  },
  linked(color.action.border),
])
export const arrow = style({
  display: 'inline-flex',
  transition: `rotate ${duration.base} ${ease.standard}`,
  selectors: { [`${details}[open] > ${summary} > &`]: { rotate: '180deg' } },
  '@media': { [media.print]: { display: 'none' } },
})
export const content = style({ paddingBlock: `${space[1]} ${space[3]}`, color: color.ink.muted })
