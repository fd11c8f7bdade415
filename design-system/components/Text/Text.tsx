import type { ReactNode } from 'react'
import * as css from './Text.css.ts'

export const TEXT_SIZES = ['lead', 'body', 'small', 'caption'] as const
export const TEXT_TONES = ['default', 'muted', 'subtle', 'accent', 'danger', 'success'] as const

export interface TextProps {
  /** The HTML element. */
  as?: 'p' | 'span' | 'div' | undefined
  /** Its font size and line height. @default 'body' */
  size?: (typeof TEXT_SIZES)[number] | undefined
  /** The meaning of its colour. @default 'default' */
  tone?: (typeof TEXT_TONES)[number] | undefined
  /** How bold it is. @default 'regular' */
  weight?: 'regular' | 'medium' | 'semibold' | undefined
  /** The text. */
  children: ReactNode
  /** The outermost element's `id`. */
  id?: string | undefined
}

export function Text({ as: Tag = 'p', size = 'body', tone = 'default', weight = 'regular', id, children }: TextProps) {
  return (
    <Tag id={id} className={[css.size[size], css.tone[tone], css.weight[weight]].filter(Boolean).join(' ')}>
      {children}
    </Tag>
  )
}
