import { useLayoutEffect, useRef } from 'react'
import * as css from './PostPage.css.ts'

/**
 * The thumbnail as the background of the title (BLOGD-02). The content security policy forbids style attributes in HTML,
 * so a script sets it; until then an img shows the file.
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
