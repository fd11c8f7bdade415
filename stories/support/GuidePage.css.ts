import { style } from '@vanilla-extract/css'

export const sections = style({ display: 'grid', gap: 8, marginTop: 40 })
/** Two lists side by side where there is room: use and avoid, do and don't. */
export const pair = style({ display: 'grid', gap: '8px 32px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))' })
