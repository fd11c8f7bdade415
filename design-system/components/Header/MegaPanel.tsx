import { memo, useId } from 'react'
import { ArchPicture } from '../Arch/Arch.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './Header.css.ts'
import type { MegaGroup, NavMenu } from './props.ts'

/** Memoised, so that opening a menu does not rerender it. */
export const MegaPanel = memo(function MegaPanel({ groups, promo }: Pick<NavMenu, 'groups' | 'promo'>) {
  return (
    <div className={css.megaInside}>
      <div className={css.columns}>
        {groups.map((group) => (
          <Column key={group.title} {...group} />
        ))}
      </div>
      {promo && (
        <div data-column>
          <Link href={promo.href} onClick={promo.onPress} className={css.promo}>
            <div className={css.promoPicture}>
              <ArchPicture {...promo.picture} />
            </div>
            <span className={css.promoTitle}>{promo.title}</span>
            {promo.text && (
              <>
                <VisuallyHidden>, </VisuallyHidden>
                <span className={css.promoText}>{promo.text}</span>
              </>
            )}
          </Link>
        </div>
      )}
    </div>
  )
})

function Column({ title, href, icon, items }: MegaGroup) {
  const id = useId()
  return (
    <div data-column className={css.column}>
      <p id={id} className={css.groupTitle}>
        {icon && <Icon name={icon} size="large" />}
        {href ? (
          <Link href={href} className={css.groupLink}>
            {title}
          </Link>
        ) : (
          title
        )}
      </p>
      <ul aria-labelledby={id}>
        {items.map((item) => (
          <li key={`${item.href} ${item.text}`}>
            <Link href={item.href} onClick={item.onPress} className={css.groupEntry}>
              {item.text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
