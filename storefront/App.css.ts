import { globalStyle, style } from '@vanilla-extract/css'

export const app = style({ display: 'flex', flexDirection: 'column', minHeight: ['100vh', '100dvh'] })
export const main = style({
  flex: '1 0 auto',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
})

/** A press that waits for the app (early.ts). */
globalStyle('html[data-waking] *', { cursor: 'progress' })
