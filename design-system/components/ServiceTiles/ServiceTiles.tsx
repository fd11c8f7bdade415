import { Icon, type IconName } from '../Icon/Icon.tsx'
import * as css from './ServiceTiles.css.ts'

export interface ServiceTilesProps {
  /** Where a word has to break in a narrow tile, put a soft hyphen. */
  items: readonly { icon: IconName; text: string; href: string }[]
  id?: string | undefined
}

/** What else there is to have, six in a row. */
export function ServiceTiles({ items, id }: ServiceTilesProps) {
  return (
    <ul id={id} className={css.list}>
      {items.map(({ icon, text, href }) => (
        <li key={href} className={css.cell}>
          <a href={href} className={css.tile}>
            <span className={css.icon}>
              <Icon name={icon} size="large" />
            </span>
            <span className={css.name}>{text}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
