import { type ReactNode, useEffect, useRef } from 'react'
import { CheckboxGroup } from '../../design-system/index.ts'

export const nothing = (): void => {}

/** A filter with the first of the names chosen. */
export const categories = (...names: [string, ...string[]]) => (
  <CheckboxGroup
    legend="Category"
    value={[names[0].toLowerCase()]}
    options={names.map((text) => ({ value: text.toLowerCase(), text }))}
    onChange={nothing}
  />
)

interface AroundProps {
  children: ReactNode
}

export const Row = ({ children }: AroundProps) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>{children}</div>
)

export const Pile = ({ children, width = 320 }: AroundProps & { width?: number }) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, width, maxWidth: '100%' }}>
    {children}
  </div>
)

/** Scaled down, as if there were more room. */
export const Small = ({ children, width, zoom }: AroundProps & { width: number; zoom: number }) => (
  <div style={{ width, zoom }}>{children}</div>
)

/** A small window that contains fixed elements. */
export const LittleWindow = ({ children }: AroundProps) => (
  <div style={{ position: 'relative', width: 380, maxWidth: '100%', height: 220, transform: 'translate(0)' }}>
    {children}
  </div>
)

export function Opened({ children }: AroundProps) {
  const around = useRef<HTMLDivElement>(null)
  useEffect(() => around.current?.querySelector('button')?.click(), [])
  return (
    <div ref={around} style={{ padding: 24 }}>
      {children}
    </div>
  )
}

export const tinted = (colour: string, inside = '') =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300"><rect width="400" height="300" fill="${colour}"/>${inside}</svg>`)}`
