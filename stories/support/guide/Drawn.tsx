/** What is drawn for a guide: in the page, or in a window of its own. */
import { type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react'
import { useDrawings } from './drawings.ts'
import * as css from './guide.css.ts'
import { Look } from './Section.tsx'

/** In CSS pixels. A wider window could not be read in one half of the page. */
export const WIDEST_HALF = 900
/** A wide window scrolls rather than to become smaller. Numbers of an anatomy need all of it in view. */
const LEAST_SCALE = 0.5

/** Of `drawings/<Name>.tsx`: its anatomy, or one of its examples. */
interface DrawnProps {
  name: string
  /** An example; the anatomy if left out. */
  example?: string | undefined
}

export function Drawn({ name, example }: DrawnProps): ReactNode {
  const { anatomy, examples, frame } = useDrawings(name)
  if (frame) return <Framed name={name} example={example} {...frame} />
  const Drawing = example === undefined ? anatomy : examples?.[example]
  return Drawing && <Drawing />
}

/** Shows the story of `stories/foundations/Drawing.stories.tsx`, scaled down where there is less room. */
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
    // Browsers load lazy frames from far away, and several at once delay the live example.
    const sights = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
    })
    sights.observe(element)
    // The check of docs pages makes lazy frames eager, one after the other.
    const hurry = new MutationObserver(() => setIsNear(true))
    hurry.observe(element, { subtree: true, attributeFilter: ['loading'] })
    return () => {
      sizes.disconnect()
      sights.disconnect()
      hurry.disconnect()
    }
  }, [])
  const globals = `theme:${theme};direction:${direction};motion:reduced;a11y.manual:!true`
  const address = `iframe.html?viewMode=story&id=guides-drawing--default&args=name:${name};example:${example}&globals=${globals}`
  return (
    <div
      ref={place}
      // The check of docs pages waits for it.
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
