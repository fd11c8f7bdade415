import { globalStyle, style } from '@vanilla-extract/css'

export const app = style({ display: 'flex', flexDirection: 'column', minHeight: ['100vh', '100dvh'] })
export const main = style({
  flex: '1 0 auto',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
})

/** While a click waits for the app (bootstrap.ts). */
globalStyle('html[data-waking] *', { cursor: 'progress' })
