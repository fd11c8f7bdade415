import { type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react'
import { useDrawings } from './drawings.ts'
import * as css from './guide.css.ts'
import { Look } from './Section.tsx'

/** CSS pixels. A wider window, scaled to half of the page, would be illegible. */
export const WIDEST_HALF = 900
/** Below this scale a window scrolls. An anatomy must be visible as a whole. */
const LEAST_SCALE = 0.5

interface DrawnProps {
  name: string
  /** The name of an example; the anatomy by default. */
  example?: string | undefined
}

export function Drawn({ name, example }: DrawnProps): ReactNode {
  const { anatomy, examples, frame } = useDrawings(name)
  if (frame) return <Framed name={name} example={example} {...frame} />
  const Drawing = example === undefined ? anatomy : examples?.[example]
  return Drawing && <Drawing />
}

/** Shows the story in `stories/foundations/Drawing.stories.tsx`, scaled down to fit. */
function Framed({ name, example = '', width, height }: DrawnProps & { width: number; height: number }) {
  const { theme, direction } = useContext(Look)
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(width)
  const [isNear, setIsNear] = useState(false)
  const least = example !== '' && width > WIDEST_HALF ? LEAST_SCALE : 0
  const scale = Math.max(least, Math.min(1, room / width))
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const sizes = new ResizeObserver(() => setRoom(element.clientWidth))
    sizes.observe(element)
    // `loading="lazy"` starts too early, and several iframes would delay the live example.
    const sights = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
    })
    sights.observe(element)
    // The check of docs pages makes one iframe after the other eager.
    const hurry = new MutationObserver(() => setIsNear(true))
    hurry.observe(element, { subtree: true, attributeFilter: ['loading'] })
    return () => {
      sizes.disconnect()
      sights.disconnect()
      hurry.disconnect()
    }
  }, [])
  // An anatomy finds its parts by their English names.
  const turned = direction === 'ar' && example === '' ? 'rtl' : direction
  const globals = `theme:${theme};direction:${turned};motion:reduced;a11y.manual:!true`
  const address = `iframe.html?viewMode=story&id=guides-drawing--default&args=name:${name};example:${example}&globals=${globals}`
  return (
    <div
      ref={place}
      // The check of docs pages waits for this attribute.
      data-story-block=""
      id={`drawn--${example || 'anatomy'}`}
      className={css.frame}
      style={{ width, height: height * scale }}
    >
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Storybook's own page, whose parts are measured. */}
      <iframe
        key={address}
        title={`${name}, drawn`}
        src={isNear ? address : undefined}
        loading="lazy"
        tabIndex={-1}
        className={css.window}
        style={{ width, height, transform: `scale(${scale})` }}
      />
    </div>
  )
}
