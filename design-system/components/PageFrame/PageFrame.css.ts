import { style } from '@vanilla-extract/css'

/** The footer keeps to the foot of the screen on a short page. */
export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: ['100vh', '100dvh'] })
/** Focus comes here from the skip link and after a change of route: a ring round the whole page says nothing. */
export const main = style({
  flex: '1 0 auto',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
})
