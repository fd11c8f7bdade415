import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { hoverAndPress } from '../../styles/pointer.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontSize, fontWeight, radius, size, space } from '../../tokens/scale.ts'

/** As high as the button it stands in for: three lines of small text fit. */
const base = style([
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    flex: '1 1 0',
    minWidth: 0,
    minHeight: size.control,
    border: `1.5px solid ${color.success.border}`,
    borderRadius: radius.s,
    background: color.success.bg,
    color: color.success.ink,
    fontSize: fontSize.caption,
    lineHeight: 1.15,
    textAlign: 'center',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    selectors: {
      '&:focus-visible': { borderRadius: radius.s },
      // Also in the row of a card, which gives its buttons more.
      '&&': { padding: `0 ${space[1]}` },
    },
    '@media': { [media.print]: { display: 'none' } },
  },
  hoverAndPress({ boxShadow: `inset 0 -3px 0 ${color.success.border}` }, { transform: 'translateY(1px)' }),
])
export const link = styleVariants({
  medium: [base],
  large: [
    base,
    { minHeight: size.controlLarge, fontSize: fontSize.body, selectors: { '&&&': { paddingInline: space[7] } } },
  ],
})
export const icon = style({ flex: 'none', color: color.success.icon })
export const lead = style({ fontWeight: fontWeight.semibold, textDecoration: 'underline', textUnderlineOffset: 3 })
