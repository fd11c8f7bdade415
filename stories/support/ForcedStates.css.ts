import { globalStyle, style } from '@vanilla-extract/css'

/** Sticks, floats and toasts stay in their cell. */
export const stage = style({ contain: 'layout', width: '100%', minWidth: 0, paddingBlock: 6 })
export const tall = style([stage, { minHeight: 210, overflow: 'clip', overflowClipMargin: 8 }])
// The camera and the checks meet what comes after a transition, not the way there.
globalStyle(`${stage}, ${stage} *, ${stage} *::before, ${stage} *::after`, { transition: 'none !important' })
