import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { usePopover, useOpenPopover } from '../usePopover/usePopover.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './DropDown.css.ts'

export const DROP_DOWN_ALIGNS = ['start', 'end'] as const

export interface DropDownProps {
  label: string
  /** What is chosen, behind the label: '(2)'. */
  value?: string | undefined
  /** A few choices: a RadioGroup, a CheckboxGroup. */
  children: ReactNode
  /** Which edge of the button the panel keeps to. */
  align?: (typeof DROP_DOWN_ALIGNS)[number] | undefined
  id?: string | undefined
}

/** A button that shows a few choices under it. Escape closes and brings focus back; a press elsewhere and focus leaving close. */
export function DropDown({ label, value, children, align = 'start', id }: DropDownProps) {
  const { isOpen, wrapper, button, panel } = usePopover(useOpenPopover(), 'choices')
  return (
    <div {...wrapper} className={css.wrapper}>
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
