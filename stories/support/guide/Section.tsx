import { createContext, type ReactNode, useContext } from 'react'
import { speakArabic } from '../../../.storybook/arabic.ts'
import * as css from './guide.css.ts'

export const idOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '')

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = idOf(title)
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={`sb-unstyled ${css.title}`} data-section="">
        {title}
        {/* The <base> of Storybook's iframe would open the link in the parent window. */}
        <a href={`#${id}`} target="_self" className={css.anchor} aria-label={`Link to ${title}`}>
          #
        </a>
      </h2>
      {children}
    </section>
  )
}

export const Look = createContext<{ theme: string; direction: string }>({ theme: 'light', direction: 'ltr' })

/** A surface in the chosen theme. Its content is a picture: it takes no focus, and the text beside it describes it. */
export function Stage({ className, children }: { className: string; children: ReactNode }) {
  const { theme, direction } = useContext(Look)
  return (
    <div
      ref={(stage) => (stage && direction === 'ar' ? speakArabic(stage) : undefined)}
      className={className}
      data-theme={theme}
      dir={direction === 'ltr' ? 'ltr' : 'rtl'}
      lang={direction === 'ar' ? 'ar' : undefined}
    >
      {children}
    </div>
  )
}
