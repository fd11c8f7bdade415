import { useLayoutEffect, useRef } from 'react'
import * as css from './PostPage.css.ts'

/**
 * The thumbnail as the background behind the title (BLOGD-02). The content policy allows no style attribute in HTML, so
 * the background is set by script; until then, and without one, the same file stands there as a picture.
 */
export function PostPicture({ src }: { src: string }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (box.current) box.current.style.backgroundImage = `url(${JSON.stringify(src)})`
  }, [src])
  return (
    <div ref={box} className={css.picture}>
      <img src={src} alt="" className={css.image} fetchPriority="high" decoding="async" />
    </div>
  )
}
