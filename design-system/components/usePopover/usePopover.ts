import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isArrow, move } from './logic.ts'

/** Milliseconds: long enough to cross the gap between button and panel, and not to open when the pointer passes by. */
const OPEN_AFTER = 120
const CLOSE_AFTER = 260

type OpenPopover = { name: string; by: 'press' | 'hover' } | undefined

/** Shared by popovers of which at most one is open. */
export function useOpenPopover() {
  return useState<OpenPopover>()
}

function columnsOf(panel: HTMLElement | null): HTMLElement[][] {
  const columns = panel?.querySelectorAll<HTMLElement>('[data-column]') ?? []
  return Array.from(columns, (column) => Array.from(column.querySelectorAll<HTMLElement>('a[href], button')))
}

/**
 * Disclosure navigation (ARIA practices): a button with `aria-expanded` and its panel. With `hover` a mouse opens it
 * too, and a press then keeps it open.
 */
export function usePopover([opened, setOpened]: ReturnType<typeof useOpenPopover>, name: string, hover = false) {
  const panelId = useId()
  const wrapper = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOpen = opened?.name === name

  const close = () => setOpened((now) => (now?.name === name ? undefined : now))

  useEffect(() => {
    if (!isOpen) return
    const shut = () => setOpened((now) => (now?.name === name ? undefined : now))
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (panel.current?.contains(document.activeElement)) button.current?.focus()
      shut()
    }
    const onPointerDown = (event: globalThis.PointerEvent) => {
      if (event.target instanceof Node && !wrapper.current?.contains(event.target)) shut()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
      // Otherwise a pointer that has just arrived would open it again.
      clearTimeout(timer.current)
    }
  }, [isOpen, name, setOpened])
  useEffect(() => () => clearTimeout(timer.current), [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isArrow(event.key) || !(event.target instanceof HTMLElement)) return
    if (event.target === button.current) {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      flushSync(() => setOpened({ name, by: 'press' }))
      columnsOf(panel.current)[0]?.[0]?.focus()
      return
    }
    const columns = columnsOf(panel.current)
    const at = columns.findIndex((column) => column.some((entry) => entry === event.target))
    if (at < 0) return
    event.preventDefault()
    const from = { column: at, row: columns[at]?.indexOf(event.target) ?? 0 }
    const rightToLeft = getComputedStyle(event.target).direction === 'rtl'
    const to = move(
      event.key,
      from,
      columns.map((column) => column.length),
      rightToLeft,
    )
    columns[to.column]?.[to.row]?.focus()
  }

  const hoverProps = hover && {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      clearTimeout(timer.current)
      // A panel that the pointer has just left closes first.
      const after = opened ? CLOSE_AFTER : OPEN_AFTER
      timer.current = setTimeout(() => setOpened((now) => now ?? { name, by: 'hover' }), after)
    },
    onPointerLeave: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        // A panel with the focus closes when the focus leaves it.
        if (opened?.by === 'hover' && !panel.current?.contains(document.activeElement)) close()
      }, CLOSE_AFTER)
    },
  }

  return {
    isOpen,
    close: () => {
      if (panel.current?.contains(document.activeElement)) button.current?.focus()
      close()
    },
    wrapper: {
      ref: wrapper,
      onKeyDown,
      onBlur: (event: FocusEvent) => {
        const to = event.relatedTarget
        // A press on a label's words focuses the nearest focusable ancestor, such as `main`, before it reaches the label.
        if (to instanceof Node && !wrapper.current?.contains(to) && !to.contains(wrapper.current)) close()
      },
      ...hoverProps,
    },
    button: {
      ref: button,
      'aria-expanded': isOpen,
      'aria-controls': panelId,
      onClick: () => {
        clearTimeout(timer.current)
        setOpened(isOpen && opened.by === 'press' ? undefined : { name, by: 'press' })
      },
    },
    panel: { ref: panel, id: panelId, hidden: !isOpen, 'data-findable': '' },
  }
}
