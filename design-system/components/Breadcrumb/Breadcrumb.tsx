import { Link } from '../Link/Link.tsx'
import * as css from './Breadcrumb.css.ts'

export interface BreadcrumbProps {
  /** Accessible name of the navigation: 'Breadcrumb'. */
  label: string
  /** From the start to this page, which needs no address. */
  items: readonly { href?: string | undefined; text: string }[]
  /** The outermost element's `id`. */
  id?: string | undefined
}

export function Breadcrumb({ label, items, id }: BreadcrumbProps) {
  return (
    <nav id={id} aria-label={label}>
      <ol className={css.list}>
        {items.map(({ href, text }, at) => {
          const here = at === items.length - 1
          return (
            <li key={`${at} ${text}`} className={css.item}>
              {href && !here ? (
                <Link href={href} className={css.link}>
                  {text}
                </Link>
              ) : (
                <span aria-current={here ? 'page' : undefined}>{text}</span>
              )}
              {!here && <span aria-hidden="true">/</span>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
