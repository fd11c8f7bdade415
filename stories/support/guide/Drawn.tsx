/** What is drawn for a guide: in the page, or in a window of its own. */
import { type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react'
import { useDrawings } from './drawings.ts'
import * as css from './guide.css.ts'
import { Look } from './Section.tsx'

/** Of `drawings/<Name>.tsx`: its anatomy, or one of its examples. */
interface DrawnProps {
  name: string
  /** An example; the anatomy if left out. */
  example?: string | undefined
}

export function Drawn({ name, example }: DrawnProps): ReactNode {
  const drawings = useDrawings(name)
  if (drawings.frame) return <Framed name={name} example={example} {...drawings.frame} />
  return <DrawnHere name={name} example={example} />
}

export function DrawnHere({ name, example }: DrawnProps): ReactNode {
  const { anatomy, examples } = useDrawings(name)
  const Drawing = example === undefined ? anatomy : examples?.[example]
  return Drawing && <Drawing />
}

/** Shows the story of `stories/foundations/Drawing.stories.tsx`, scaled down where there is less room. */
function Framed({ name, example = '', width, height }: DrawnProps & { width: number; height: number }) {
  const { theme, direction } = useContext(Look)
  const place = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const sizes = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [width])
  const globals = `theme:${theme};direction:${direction};motion:reduced;a11y.manual:!true`
  const address = `iframe.html?viewMode=story&id=guides-drawing--default&args=name:${name};example:${example}&globals=${globals}`
  return (
    <div
      ref={place}
      // The check of docs pages waits for it.
      data-story-block=""
      className={css.frame}
      style={{ width, height: height * scale }}
    >
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Storybook's own page, whose parts are measured. */}
      <iframe
        key={address}
        title={`${name}, drawn`}
        src={address}
        loading="lazy"
        tabIndex={-1}
        className={css.window}
        style={{ width, height, transform: `scale(${scale})` }}
      />
    </div>
  )
}
