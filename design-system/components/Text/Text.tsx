import type { ReactNode } from 'react'
import * as css from './Text.css.ts'

export const TEXT_SIZES = ['lead', 'body', 'small', 'caption'] as const
export const TEXT_TONES = ['default', 'muted', 'subtle', 'accent', 'danger', 'success'] as const

export interface TextProps {
  as?: 'p' | 'span' | 'div' | undefined
  size?: (typeof TEXT_SIZES)[number] | undefined
  tone?: (typeof TEXT_TONES)[number] | undefined
  weight?: 'regular' | 'medium' | 'semibold' | undefined
  children: ReactNode
  id?: string | undefined
}

export function Text({ as: Tag = 'p', size, tone, weight, id, children }: TextProps) {
  return (
    <Tag id={id} className={css.text({ size, tone, weight })}>
      {children}
    </Tag>
  )
}
