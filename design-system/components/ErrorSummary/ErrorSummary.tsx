import type { Ref } from 'react'
import { Alert } from '../Alert/Alert.tsx'
import * as css from './ErrorSummary.css.ts'

export interface ErrorSummaryProps {
  /** Its heading: how many errors there are. */
  title: string
  /** One link per error, to the field's id. */
  problems: readonly { href: `#${string}`; text: string }[]
  /** The outermost element's `id`. */
  id?: string | undefined
  /** The outermost element; it can take focus. */
  ref?: Ref<HTMLDivElement>
}

/** The errors of a long form, above it. Focus it by `ref` after a failed submit. */
export function ErrorSummary({ title, problems, id, ref }: ErrorSummaryProps) {
  return (
    <Alert tone="danger" title={title} live="assertive" id={id} tabIndex={-1} {...(ref ? { ref } : undefined)}>
      <ul className={css.list}>
        {problems.map(({ href, text }) => (
          <li key={href}>
            <a href={href} className={css.link} onClick={(event) => bringTo(href, event)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** A plain hash link would scroll the field under the sticky header and change the address. */
function bringTo(href: string, event: { preventDefault: () => void }) {
  const field = document.getElementById(href.slice(1))
  if (!field) return
  event.preventDefault()
  const label = document.querySelector(`label[for="${CSS.escape(field.id)}"]`)
  ;(label ?? field).scrollIntoView({ block: 'start' })
  field.focus({ preventScroll: true })
}
