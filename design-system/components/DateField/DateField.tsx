import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { useEffect, useRef } from 'react'
import { type ControlProps, Field, type FieldWords, useField } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './DateField.css.ts'

export interface DateFieldProps extends Omit<FieldWords, 'optional'>, Pick<ControlProps, 'id' | 'required'> {
  /** The picked day, formatted: '05 Jan 2026'. Empty before a pick. */
  text: string
  /** Shown while no day is chosen. */
  placeholder?: string | undefined
  /** Whether the calendar is open. */
  expanded: boolean
  /** Called when the calendar should open or close. */
  onExpandedChange: (expanded: boolean) => void
  /** The calendar, shown below while expanded. */
  children: ReactNode
  /** The input element, to move focus to it. */
  ref?: Ref<HTMLInputElement>
}

/**
 * A read-only field with a calendar below it, in the page and not over it. Escape closes the calendar but not a
 * surrounding dialog. Focus returns to the field.
 */
export function DateField(props: DateFieldProps) {
  const { label, text, placeholder, expanded, onExpandedChange, children, problem, hint, required, id, ref } = props
  const { control, aria } = useField(id, { hint, problem, required })
  const was = useRef(expanded)

  useEffect(() => {
    const closed = was.current && !expanded
    const opened = !was.current && expanded
    was.current = expanded
    const active = document.activeElement
    // Closing removed the focused element: focus is on the body or was moved by a focus trap.
    if (closed && !(active instanceof HTMLInputElement)) document.getElementById(control)?.focus()
    // The calendar may open below the fold.
    if (opened) document.getElementById(`${control}-calendar`)?.scrollIntoView({ block: 'nearest' })
  }, [expanded, control])

  const openByKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || (event.key === 'ArrowUp' && expanded)) {
      event.preventDefault()
      onExpandedChange(event.key === 'ArrowDown')
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onExpandedChange(!expanded)
    }
  }
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !expanded) return
    event.stopPropagation()
    onExpandedChange(false)
  }
  return (
    <div className={css.root} data-own-escape={expanded ? '' : undefined} onKeyDown={closeByEscape}>
      <Field control={control} label={label} hint={hint} problem={problem}>
        <span className={css.control}>
          <input
            {...aria}
            ref={ref}
            type="text"
            role="combobox"
            aria-haspopup="dialog"
            aria-expanded={expanded}
            aria-controls={expanded ? `${control}-calendar` : undefined}
            readOnly
            autoComplete="off"
            className={css.input}
            value={text}
            placeholder={placeholder}
            onClick={() => onExpandedChange(!expanded)}
            onKeyDown={openByKey}
          />
          <span className={css.icon}>
            <Icon name="calendar" />
          </span>
        </span>
      </Field>
      {expanded && (
        <div id={`${control}-calendar`} role="dialog" aria-label={label}>
          {children}
        </div>
      )}
    </div>
  )
}
