import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { usePopover, useOpenPopover } from '../usePopover/usePopover.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './DropDown.css.ts'

export const DROP_DOWN_ALIGNS = ['start', 'end'] as const

export interface DropDownProps {
  /** The button's text: what is chosen here. */
  label: string
  /** The choice, shown after the label: '(2)'. Below 480 px it is only announced. */
  value?: string | undefined
  /** A RadioGroup or a CheckboxGroup. */
  children: ReactNode
  /** The button's edge the panel is aligned with. */
  align?: (typeof DROP_DOWN_ALIGNS)[number] | undefined
  /** The button's `id`. */
  id?: string | undefined
}

/** A button that opens a panel of choices. Closes on Escape, on a press elsewhere and when focus leaves. */
export function DropDown({ label, value, children, align = 'start', id }: DropDownProps) {
  const { isOpen, wrapper, button, panel } = usePopover(useOpenPopover(), 'choices')
  return (
    <div {...wrapper} className={css.wrapper} data-own-escape={isOpen ? '' : undefined}>
      <Button variant="secondary" width="full" {...button} {...(id ? { id } : undefined)}>
        <span className={css.words}>
          {value ? `${label} ` : label}
          {value && <span className={css.value}>{value}</span>}
        </span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
      </Button>
      <div {...panel} className={css.panel[align]}>
        {isOpen && children}
      </div>
    </div>
  )
}
