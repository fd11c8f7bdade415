import { Button } from '../Button/Button.tsx'
import type { ButtonLook } from '../Button/look.ts'
import { popoverAnchor } from '../usePopover/popover.css.ts'
import { usePopover, useOpenPopover } from '../usePopover/usePopover.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { MenuItem } from '../Menu/item.ts'
import { MenuEntries } from '../Menu/MenuEntries.tsx'
import * as css from './MenuButton.css.ts'

export const MENU_BUTTON_ALIGNS = ['start', 'end'] as const

export interface MenuButtonProps extends ButtonLook {
  /** The button's text. */
  label: string
  /** Links and actions. An action closes the menu. */
  items: readonly MenuItem[]
  /** The button's edge the panel is aligned with. */
  align?: (typeof MENU_BUTTON_ALIGNS)[number] | undefined
  /** The button's `id`. */
  id?: string | undefined
}

/** A list of ordinary links and buttons, not an ARIA menu. */
export function MenuButton({ label, items, align = 'start', id, ...look }: MenuButtonProps) {
  const { isOpen, close, wrapper, button, panel } = usePopover(useOpenPopover(), 'menu')
  const closing = items.map((item) => {
    if (item.href !== undefined) return item
    return {
      ...item,
      onPress: () => {
        close()
        item.onPress()
      },
    }
  })
  return (
    <div {...wrapper} className={`${css.wrapper} ${popoverAnchor}`}>
      <Button variant="secondary" {...look} {...button} {...(id ? { id } : undefined)}>
        {label}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
      </Button>
      <div {...panel} className={css.panel[align]}>
        <MenuEntries items={closing} />
      </div>
    </div>
  )
}
