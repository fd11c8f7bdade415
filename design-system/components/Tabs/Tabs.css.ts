import { style } from '@vanilla-extract/css'
import { radius, space } from '../../tokens/scale.ts'
import { list as linkList, tab as linkTab } from '../LinkTabs/LinkTabs.css.ts'

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5], width: '100%' })
export const list = style([linkList, { alignItems: 'stretch' }])
export const tab = style([linkTab, { gap: space[2] }])
export const count = style({ opacity: 0.85, fontFeatureSettings: '"tnum" 1, "lnum" 1' })
export const panel = style({ minWidth: 0, ':focus-visible': { borderRadius: radius.xs, outlineOffset: 6 } })
