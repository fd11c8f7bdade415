import type { ComponentType, ReactNode } from 'react'
import * as css from './StateSheet.css.ts'

interface StateSheetProps<Props> {
  of: ComponentType<Props>
  /** What every cell has. */
  base?: Partial<Props>
  /** One cell a state, named by its condition: 'at the maximum'. */
  states: Record<string, Partial<Props>>
  /** The least width of a cell in CSS pixels. */
  cell?: number
}

/** Shows one component in every state, a labelled cell each: for the eye, for axe and for the camera. */
export function StateSheet<Props extends object>({ of: Component, base, states, cell = 260 }: StateSheetProps<Props>) {
  return (
    <div className={css.sheet} style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${cell}px), 1fr))` }}>
      {Object.entries(states).map(([name, props]) => (
        <Cell key={name} name={name}>
          <Component {...({ ...base, ...props } as Props)} />
        </Cell>
      ))}
    </div>
  )
}

export function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className={css.cell}>
      <figcaption className={css.name}>{name}</figcaption>
      {children}
    </figure>
  )
}
