import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { figures } from '../../styles/text.css.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontSize, fontWeight, fontWidth, lineHeight, space } from '../../tokens/scale.ts'

export const list = styleVariants({
  small: { display: 'flex', flexWrap: 'wrap', gap: `${space[3]} ${space[10]}` },
  medium: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `0 ${space[5]}`,
    borderTop: `2px solid ${color.border.strong}`,
    '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(min-content, 1fr))' } },
  },
  large: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${space[5.5]} ${space[6]}`,
    borderTop: `1px solid ${color.border.default}`,
    paddingTop: space[5],
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, auto)', justifyContent: 'space-between' } },
  },
})
/** The value is drawn first; the DOM has the term first. */
export const item = styleVariants({
  small: { display: 'flex', flexDirection: 'column' },
  medium: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', paddingTop: space[4.5] },
  large: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
})
export const text = style({ fontSize: fontSize.small, color: color.ink.muted })
/** A figure may have words: `30 min early`. */
const tele = { fontStretch: fontWidth.tele, whiteSpace: 'normal', overflowWrap: 'break-word' } as const
export const value = styleVariants({
  small: { fontSize: '1.1rem', fontWeight: fontWeight.semibold, overflowWrap: 'anywhere' },
  medium: [figures, { ...tele, fontSize: fontSize.titleM, lineHeight: lineHeight.label }],
  large: [figures, { ...tele, fontSize: 'clamp(2.1rem, 3.4vw, 3.2rem)', lineHeight: lineHeight.single }],
})
