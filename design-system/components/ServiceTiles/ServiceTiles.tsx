import type { ReactNode } from 'react'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import * as css from './ServiceTiles.css.ts'

export interface ServiceTilesProps {
  /** Where a word has to break in a narrow tile, put a soft hyphen. Without an address it is no link. */
  items: readonly { icon: IconName; text: string; href?: string | undefined }[]
  id?: string | undefined
}

/** What else there is to have, six in a row. */
export function ServiceTiles({ items, id }: ServiceTilesProps) {
  return (
    <ul id={id} className={css.list}>
      {items.map(({ icon, text, href }) => (
        <li key={text} className={css.cell}>
          <Tile href={href}>
            <span className={css.icon}>
              <Icon name={icon} size="large" />
            </span>
            <span className={css.name}>{text}</span>
          </Tile>
        </li>
      ))}
    </ul>
  )
}

function Tile({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return <div className={css.tile}>{children}</div>
  return (
    <a href={href} className={css.link}>
      {children}
    </a>
  )
}
