import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../components/Icon/Icon.tsx'
import { Spoken } from '../../components/VisuallyHidden/Spoken.tsx'
import { Link } from '../../components/Link/Link.tsx'
import * as css from './ServiceTiles.css.ts'

export interface ServiceTilesProps {
  /** Mark possible breaks in long words by soft hyphens. Without an address the tile is not a link. */
  items: readonly { icon: IconName; text: string; href?: string | undefined }[]
  /** The outermost element's `id`. */
  id?: string | undefined
}

export function ServiceTiles({ items, id }: ServiceTilesProps) {
  return (
    <ul id={id} className={css.list}>
      {items.map(({ icon, text, href }) => (
        <li key={text} className={css.cell}>
          <Tile href={href}>
            <span className={css.icon}>
              <Icon name={icon} size="large" />
            </span>
            <span className={css.name}>
              <Spoken>{text}</Spoken>
            </span>
          </Tile>
        </li>
      ))}
    </ul>
  )
}

function Tile({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return <div className={css.tile}>{children}</div>
  return (
    <Link href={href} className={css.link}>
      {children}
    </Link>
  )
}
