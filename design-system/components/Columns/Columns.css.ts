import { style } from '@vanilla-extract/css'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(28px, 4vw, 72px)',
  alignItems: 'start',
  '@media': { '(min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr) 420px' } },
})

export const content = style({ minWidth: 0 })
