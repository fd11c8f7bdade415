import * as css from './Header.css.ts'
import type { MenuItem } from './props.ts'

/** The entries of a small menu, one below the other. */
export function MenuEntries({ items }: { items: readonly MenuItem[] }) {
  return (
    <ul data-column>
      {items.map((item) => (
        <li key={item.href ?? item.text}>
          <MenuEntry item={item} className={css.entry} />
        </li>
      ))}
    </ul>
  )
}

export function MenuEntry({ item, className }: { item: MenuItem; className: string }) {
  if (item.href !== undefined) {
    return (
      <a href={item.href} className={className}>
        {item.text}
      </a>
    )
  }
  const { text, busy, onPress } = item
  return (
    <button
      type="button"
      className={className}
      aria-disabled={busy ? true : undefined}
      onClick={() => {
        if (!busy) onPress()
      }}
    >
      {busy || text}
    </button>
  )
}
