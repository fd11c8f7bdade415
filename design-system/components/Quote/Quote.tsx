import type { ReactNode } from 'react'
import { ArchPicture } from '../Arch/Arch.tsx'
import * as css from './Quote.css.ts'

export interface QuoteProps {
  /** The words that were said, with quotation marks. */
  children: ReactNode
  /** Who said it. */
  cite: string
  /** What the person did or booked, after the name. */
  detail?: string | undefined
  /** A small picture of the person. */
  portrait?: { src: string; alt: string } | undefined
  /** `large` for a single quote. */
  size?: keyof typeof css.words | undefined
  /** The outermost element's `id`. */
  id?: string | undefined
}

export function Quote({ children, cite, detail, portrait, size = 'medium', id }: QuoteProps) {
  return (
    <figure id={id} className={css.quote}>
      <blockquote className={css.words[size]}>{children}</blockquote>
      <figcaption className={css.who}>
        {portrait && (
          <span className={css.face}>
            <ArchPicture {...portrait} />
          </span>
        )}
        <span className={css.name}>
          <cite className={css.cite}>{cite}</cite>
          {detail && ' '}
          {detail && <span className={css.detail}>{detail}</span>}
        </span>
      </figcaption>
    </figure>
  )
}
