import { useLayoutEffect, useRef } from 'react'
import { Picture } from '../../../design-system/index.ts'
import * as css from './PostPage.css.ts'

/**
 * Uses the thumbnail as the background of the title (BLOGD-02). The content security policy forbids style attributes in
 * HTML, so a script sets the background to the file that the browser chose; the picture itself lies over it.
 */
export function PostPicture({ src }: { src: string }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = box
    const paint = () => {
      const shown = current?.querySelector('img')?.currentSrc
      if (current && shown) current.style.backgroundImage = `url(${JSON.stringify(shown)})`
    }
    paint()
    current?.addEventListener('load', paint, true)
    return () => current?.removeEventListener('load', paint, true)
  }, [src])
  return (
    <div ref={box} className={css.picture}>
      <Picture src={src} alt="" ratio="fill" loading="eager" fetchPriority="high" />
    </div>
  )
}
