import { style } from '@vanilla-extract/css'
import { linked } from '../../styles/pointer.ts'
import { color } from '../../tokens/contract.css.ts'

export const list = style({ display: 'grid', gap: 2, marginTop: 4 })
export const link = style([{ display: 'inline-flex', alignItems: 'center', minHeight: 32, color: color.danger.ink }, linked()])
