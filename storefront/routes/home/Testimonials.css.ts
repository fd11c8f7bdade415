import { style } from '@vanilla-extract/css'
import { display } from '../../../design-system/styles/text.css.ts'

export const quote = style({ display: 'grid', gap: 24, alignContent: 'space-between', height: '100%', paddingBottom: 10 })
export const words = style([display, { margin: 0, fontSize: 'clamp(1.7rem, 1rem + 2.7vw, 3.4rem)', lineHeight: 1.13, maxWidth: 1000 }])
export const who = style({ display: 'flex', alignItems: 'center', gap: 14 })
export const face = style({ width: 52, height: 62, flex: 'none' })
export const name = style({ display: 'grid' })
