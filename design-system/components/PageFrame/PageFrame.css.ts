import { style } from '@vanilla-extract/css'

/** Keeps the footer at the foot of the screen on short pages. */
export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: ['100vh', '100dvh'] })
/** Focus lands here from the skip link and after route changes; a ring around the whole page would help nobody. */
export const main = style({
  flex: '1 0 auto',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
})
