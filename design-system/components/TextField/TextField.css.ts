import { style } from '@vanilla-extract/css'
import { figures } from '../../styles/text.css.ts'
import { color } from '../../tokens/contract.css.ts'
import { box } from '../Field/Field.css.ts'
import { layer } from '../../tokens/scale.ts'

/** A value keeps its order in a text from right to left, and stays at the start of the field. */
export const input = style([box, { unicodeBidi: 'plaintext', textAlign: ['-webkit-match-parent', 'match-parent'] }])
export const area = style([box, { minHeight: 120, resize: 'vertical', display: 'block' }])
export const prefixed = style({ display: 'grid' })
export const prefix = style([
  figures,
  {
    gridArea: '1 / 1',
    alignSelf: 'center',
    paddingInlineStart: 15,
    color: color.ink.muted,
    fontSize: '1.06rem',
    pointerEvents: 'none',
    justifySelf: 'start',
    zIndex: layer.above,
  },
])
export const afterPrefix = style([box, { gridArea: '1 / 1', paddingInlineStart: 34 }])
