import { style, styleVariants } from '@vanilla-extract/css'
import { menu } from '../Menu/Menu.css.ts'

export const wrapper = style({ position: 'relative', display: 'inline-block', maxWidth: '100%' })
export const panel = styleVariants({
  start: [menu, { insetInline: '0 auto', minWidth: 'min(200px, 90vw)', width: 'max-content' }],
  end: [menu, { insetInline: 'auto 0', minWidth: 'min(200px, 90vw)', width: 'max-content' }],
})
