import { useLayoutEffect, useRef } from 'react'

/**
 * Stands where the rest of a page will be. The footer, which moves when the rest comes, is not shown until then
 * (`App.css.ts`), unless it has the focus. Does nothing outside of `main`, as in a dialog.
 */
export function HoldFooter() {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const main = place.current?.closest('main')
    main?.setAttribute('data-unfinished', '')
    return () => main?.removeAttribute('data-unfinished')
  }, [])
  return <span ref={place} hidden />
}
