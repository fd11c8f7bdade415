import { Suspense, useLayoutEffect, useRef, useState } from 'react'
import { type Guide, partOf } from '../guide.ts'
import { Drawn } from './Drawn.tsx'
import * as css from './guide.css.ts'
import { boxOf, drawingIn } from './findPart.ts'
import { type Box, type Marker, place } from './place.ts'
import { Section, Stage } from './Section.tsx'
import { Words } from './Words.tsx'

interface Numbered extends Marker {
  readonly number: number
  readonly box: Box
}

export function Anatomy({ name, guide }: { name: string; guide: Guide }) {
  const parts = guide.anatomy.map(partOf)
  const isDrawn = parts.some(({ find }) => find !== undefined)
  return (
    <Section title="Anatomy">
      <div className={isDrawn ? css.anatomy : undefined}>
        {isDrawn && (
          <Suspense fallback={<div className={css.stage} />}>
            <Picture name={name} finds={parts.map(({ find }) => find)} />
          </Suspense>
        )}
        <ol className={css.parts}>
          {parts.map(({ part }, at) => (
            <li key={part} className={css.part}>
              <span className={css.number} aria-hidden="true">
                {at + 1}
              </span>
              <span>
                <Words>{part}</Words>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

function Picture({ name, finds }: { name: string; finds: readonly (string | undefined)[] }) {
  const stage = useRef<HTMLDivElement>(null)
  const subject = useRef<HTMLDivElement>(null)
  const [markers, setMarkers] = useState<readonly Numbered[]>([])

  useLayoutEffect(() => {
    const [outer, inner] = [stage.current, subject.current]
    if (!outer || !inner) return
    const measure = () => {
      const origin = outer.getBoundingClientRect()
      const drawing = drawingIn(inner)
      const found = finds.flatMap((find, at) => {
        const box = find === undefined ? undefined : boxOf(drawing, find, origin)
        return box ? [{ number: at + 1, box }] : []
      })
      const whole = { x: 0, y: 0, width: origin.width, height: origin.height }
      const markersOf = place(
        found.map(({ box }) => box),
        whole,
      )
      setMarkers(found.flatMap((one, at) => (markersOf[at] ? [{ ...one, ...markersOf[at] }] : [])))
    }
    const sizes = new ResizeObserver(measure)
    for (const element of [outer, inner, ...inner.querySelectorAll('*')]) sizes.observe(element)
    // Parts may load later, and theme or direction may change.
    const changes = new MutationObserver(measure)
    changes.observe(inner, { subtree: true, childList: true })
    changes.observe(document.documentElement, { attributes: true })
    changes.observe(outer, { attributes: true })
    const frame = inner.querySelector('iframe')
    // The iframe loads, then moves into place.
    const watchFrame = () => {
      const { contentDocument } = frame ?? {}
      if (!contentDocument) return
      changes.observe(contentDocument, { subtree: true, childList: true, attributes: true })
      contentDocument.addEventListener('load', measure, true)
      void contentDocument.fonts.ready.then(measure)
      measure()
    }
    frame?.addEventListener('load', watchFrame)
    watchFrame()
    void document.fonts.ready.then(measure)
    measure()
    return () => {
      frame?.removeEventListener('load', watchFrame)
      sizes.disconnect()
      changes.disconnect()
    }
  }, [finds])

  return (
    <Stage className={css.stageTheme}>
      <div ref={stage} className={css.stage} data-anatomy={finds.filter((find) => find !== undefined).length}>
        <div ref={subject} className={css.subject} inert translate="no">
          <Drawn name={name} />
        </div>
        <svg className={css.overlay} aria-hidden="true">
          {markers.map(({ number, box, at, to }) => (
            <g key={number}>
              <rect className={css.outline} x={box.x} y={box.y} width={box.width} height={box.height} rx={3} />
              <line className={css.line} x1={at.x} y1={at.y} x2={to.x} y2={to.y} />
              <circle className={css.end} cx={to.x} cy={to.y} r={3} />
            </g>
          ))}
        </svg>
        {markers.map(({ number, at }) => (
          <span key={number} className={css.marker} style={{ left: at.x, top: at.y }} aria-hidden="true">
            {number}
          </span>
        ))}
      </div>
    </Stage>
  )
}
