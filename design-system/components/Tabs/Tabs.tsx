import type { KeyboardEvent, ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { needsScript } from '../../styles/script.css.ts'
import * as css from './Tabs.css.ts'

export interface TabsProps {
  /** Accessible name of the row of tabs. */
  label: string
  /** The tabs in order; `count` is shown after the text. */
  tabs: readonly { value: string; text: string; count?: number | undefined }[]
  /** The value of the chosen tab. */
  value: string
  /** Called with the value of the tab that was chosen. */
  onChange: (value: string) => void
  /** The panel of the chosen tab. */
  children: ReactNode
  /** The outermost element's `id`; those of tabs and panel begin with it. */
  id?: string | undefined
}

export function Tabs({ label, tabs, value, onChange, children, id }: TabsProps) {
  const own = useId()
  const root = id ?? own
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector<HTMLElement>('[aria-selected="true"]')
    // `scrollIntoView` would scroll the page too.
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  }, [value])
  const chosen = Math.max(
    0,
    tabs.findIndex((tab) => tab.value === value),
  )
  const moveOn = (event: KeyboardEvent, from: number) => {
    const row = list.current
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return
    const to = nextTab(event.key, from, tabs.length, getComputedStyle(row).direction === 'rtl')
    const next = to === undefined ? undefined : tabs[to]
    if (to === undefined || !next) return
    event.preventDefault()
    row.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus()
    if (next.value !== value) onChange(next.value)
  }
  return (
    <div id={root} className={css.root}>
      <div ref={list} role="tablist" aria-label={label} className={`${css.list} ${needsScript}`}>
        {tabs.map((tab, at) => (
          <button
            key={tab.value}
            id={`${root}-tab-${at}`}
            type="button"
            role="tab"
            aria-selected={at === chosen}
            aria-controls={at === chosen ? `${root}-panel` : undefined}
            tabIndex={at === chosen ? 0 : -1}
            className={css.tab}
            onClick={() => onChange(tab.value)}
            onKeyDown={(event) => moveOn(event, at)}
          >
            {tab.text}
            {tab.count !== undefined && <span className={css.count}> {tab.count}</span>}
          </button>
        ))}
      </div>
      <div
        id={`${root}-panel`}
        role="tabpanel"
        aria-labelledby={`${root}-tab-${chosen}`}
        tabIndex={0}
        className={css.panel}
      >
        {children}
      </div>
    </div>
  )
}

/** The index of the tab that a key leads to, wrapping around; undefined for other keys. */
export function nextTab(key: string, from: number, count: number, rightToLeft = false): number | undefined {
  if (count < 1) return undefined
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft': {
      const step = (key === 'ArrowRight') === rightToLeft ? -1 : 1
      return (from + step + count) % count
    }
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
