import type { ReactNode } from 'react'
import { ArchPicture } from '../Arch/Arch.tsx'
import * as css from './Quote.css.ts'

export interface QuoteProps {
  /** What was said, the quotation marks included. */
  children: ReactNode
  /** Who said it. */
  cite: string
  /** 'Fashion portfolio, October'. */
  detail?: string | undefined
  portrait?: { src: string; alt: string } | undefined
  /** `large` where it stands alone. */
  size?: keyof typeof css.words | undefined
  id?: string | undefined
}

/** The words of a guest, and whose they are. */
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
