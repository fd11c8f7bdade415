import type { ComponentType, ReactNode } from 'react'
import * as css from './StateSheet.css.ts'

interface StateSheetProps<Props> {
  of: ComponentType<Props>
  base?: Partial<Props>
  /** The props of each cell, by a label such as 'at the maximum'. */
  states: Record<string, Partial<Props>>
  /** Minimum width in CSS pixels. */
  cell?: number
  /** Stretches each to the width of its cell, for components that fill their place in the shop. */
  wide?: boolean
}

export function StateSheet<Props extends object>({
  of: Component,
  base,
  states,
  cell = 260,
  wide,
}: StateSheetProps<Props>) {
  return (
    <div className={css.sheet} style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${cell}px), 1fr))` }}>
      {Object.entries(states).map(([name, props]) => (
        <Cell key={name} name={name}>
          {wide ? (
            <div style={{ width: '100%' }}>
              <Component {...({ ...base, ...props } as Props)} />
            </div>
          ) : (
            <Component {...({ ...base, ...props } as Props)} />
          )}
        </Cell>
      ))}
    </div>
  )
}

export function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className={css.cell}>
      <figcaption className={css.name} lang="en" dir="ltr" translate="no">
        {name}
      </figcaption>
      {children}
    </figure>
  )
}
