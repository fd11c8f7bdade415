import { createContext, type ReactNode, useContext } from 'react'
import * as css from './guide.css.ts'

export const idOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** A section with a heading that can be linked to. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = idOf(title)
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={`sb-unstyled ${css.title}`} data-section="">
        {title}
        {/* The frame's <base> opens links in the window around it. */}
        <a href={`#${id}`} target="_self" className={css.anchor} aria-label={`Link to ${title}`}>
          #
        </a>
      </h2>
      {children}
    </section>
  )
}

/** The theme and direction chosen for the stories, for what is drawn beside them. */
export const Look = createContext<{ theme: string; direction: string }>({ theme: 'light', direction: 'ltr' })

/** A surface of the chosen theme. What is on it is a picture: it takes no focus, and the text beside it describes it. */
export function Stage({ className, children }: { className: string; children: ReactNode }) {
  const { theme, direction } = useContext(Look)
  return (
    <div className={className} data-theme={theme} dir={direction}>
      {children}
    </div>
  )
}
