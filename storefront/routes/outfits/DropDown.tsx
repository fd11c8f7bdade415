import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Button, Icon } from '../../../design-system/index.ts'
import * as css from './DropDown.css.ts'

interface DropDownProps {
  label: string
  /** What is chosen, behind the label: '(2)'. */
  value?: string | undefined
  align?: keyof typeof css.panel | undefined
  children: ReactNode
}

/** A button that shows a few choices under it (ARIA disclosure). Escape, a press elsewhere and focus leaving close it. */
export function DropDown({ label, value, align = 'start', children }: DropDownProps) {
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const wrapper = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      if (wrapper.current?.contains(document.activeElement)) button.current?.focus()
      setOpen(false)
    }
    const onPointerDown = (event: PointerEvent): void => {
      if (event.target instanceof Node && !wrapper.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [isOpen])

  return (
    <div
      ref={wrapper}
      className={css.wrapper}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !wrapper.current?.contains(relatedTarget)) setOpen(false)
      }}
    >
      <Button ref={button} variant="secondary" width="full" aria-expanded={isOpen} aria-controls={panel} onClick={() => setOpen(!isOpen)}>
        <span className={css.words}>
          {label}
          {value && <span className={css.value}> {value}</span>}
        </span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
      </Button>
      <div id={panel} hidden={!isOpen} className={css.panel[align]}>
        {isOpen && children}
      </div>
    </div>
  )
}
