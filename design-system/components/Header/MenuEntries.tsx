import { Link } from '../Link/Link.tsx'
import * as css from './Menu.css.ts'
import type { MenuItem } from './props.ts'

export function MenuEntries({ items }: { items: readonly MenuItem[] }) {
  return (
    <ul data-column>
      {items.map((item) => (
        <li key={item.href ?? item.text}>
          <MenuEntry item={item} />
        </li>
      ))}
    </ul>
  )
}

function MenuEntry({ item }: { item: MenuItem }) {
  if (item.href !== undefined) {
    return (
      <Link href={item.href} className={css.entry}>
        {item.text}
      </Link>
    )
  }
  const { text, busy, onPress } = item
  return (
    <button
      type="button"
      className={css.entry}
      aria-disabled={busy ? true : undefined}
      onClick={() => {
        if (!busy) onPress()
      }}
    >
      {busy || text}
    </button>
  )
}
