import { style } from '@vanilla-extract/css'
import { media } from '../../design-system/styles/index.ts'
import { layer, space } from '../../design-system/tokens/index.ts'

/** Below the header, which sticks as well. With large text or on a low window it would cover too much of the page. */
export const inSight = style({
  '@media': {
    '(min-width: 20em) and (min-height: 35em)': { position: 'sticky', top: space[16], zIndex: layer.raised },
    [`${media.wide} and (min-height: 35em)`]: { top: space[20] },
  },
})
