import { globalStyle, style } from '@vanilla-extract/css'

export const stage = style({ contain: 'layout', width: '100%', minWidth: 0, paddingBlock: 6 })
export const tall = style([stage, { minHeight: 210, overflow: 'clip', overflowClipMargin: 8 }])
// Pictures and checks must not see a transition.
globalStyle(`${stage}, ${stage} *, ${stage} *::before, ${stage} *::after`, { transition: 'none !important' })
