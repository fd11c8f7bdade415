import { type ReactNode, useEffect, useRef, useState } from 'react'
import { choice } from './GuidePage.css.ts'
import * as css from './Reduced.css.ts'

/** CSS pixels. Higher on a phone, where content is narrow and small already. */
const limit = () => (window.innerWidth < 600 ? 1800 : 1200)

type Size = 'full' | 'half'

/** Outside of React, because Storybook remounts the page when the toolbar changes. */
const sizes = new Map<string, Size>()

export function Reduced({ id, children }: { id: string; children: ReactNode }) {
  const [size, setSize] = useState<Size | undefined>(sizes.get(id))
  const box = useRef<HTMLDivElement>(null)
  const choose = (next: Size) => {
    sizes.set(id, next)
    setSize(next)
  }
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (!sizes.has(id) && entry && entry.contentRect.height > limit()) {
        sizes.set(id, 'half')
        setSize('half')
      }
    })
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [id])
  return (
    <div>
      {size && (
        <button
          type="button"
          className={choice}
          aria-pressed={size === 'full'}
          onClick={() => choose(size === 'full' ? 'half' : 'full')}
        >
          Full size
        </button>
      )}
      <div ref={box} className={size === 'half' ? css.half : undefined}>
        {children}
      </div>
    </div>
  )
}
