import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { color } from '../../tokens/contract.css.ts'
import { space } from '../../tokens/scale.ts'

const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  width: '100%',
  '@media': { [media.print]: { display: 'none' } },
})
export const look = styleVariants({
  /** Beside the list, and sticky on tall screens only: on others its end would be out of reach. */
  side: [
    panel,
    {
      gap: space[6],
      '@media': {
        [`${media.desktop} and (min-height: 60em)`]: {
          position: 'sticky',
          top: 104,
          maxHeight: ['calc(100vh - 120px)', 'calc(100dvh - 120px)'],
          overflowY: 'auto',
          scrollbarWidth: 'thin',
          // Room for focus rings and slider thumbs.
          marginInline: `-${space[1.5]}`,
          paddingInline: space[1.5],
          paddingBlockEnd: space[1.5],
        },
      },
    },
  ],
  sheet: [panel, { gap: space[5] }],
})
export const group = style({ borderTop: `1px solid ${color.border.default}`, paddingTop: space[3.5], minWidth: 0 })
globalStyle(`${look.sheet} > ${group}:first-child`, { borderTop: 0, paddingTop: 0 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
globalStyle(`${actions} > :first-child`, { flex: '1 1 120px' })
