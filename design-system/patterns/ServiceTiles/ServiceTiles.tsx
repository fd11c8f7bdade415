import { Icon, type IconName } from '../../components/Icon/Icon.tsx'
import { Spoken } from '../../components/VisuallyHidden/Spoken.tsx'
import { Link } from '../../components/Link/Link.tsx'
import * as css from './ServiceTiles.css.ts'

export interface ServiceTilesProps {
  /** Mark possible breaks in long words by soft hyphens. */
  items: readonly { icon: IconName; text: string; href: string }[]
  /** The outermost element's `id`. */
  id?: string | undefined
}

export function ServiceTiles({ items, id }: ServiceTilesProps) {
  return (
    <ul id={id} className={css.list}>
      {items.map(({ icon, text, href }) => (
        <li key={text} className={css.cell}>
          <Link href={href} className={css.tile}>
            <span className={css.icon}>
              <Icon name={icon} size="large" />
            </span>
            <span className={css.name}>
              <Spoken>{text}</Spoken>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
