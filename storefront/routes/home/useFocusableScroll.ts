import { useEffect, useRef, useState } from 'react'

/** Makes a box focusable while it scrolls horizontally, so that the keyboard can scroll it (WCAG 2.1.1). */
export function useFocusableScroll<Box extends HTMLElement>() {
  const ref = useRef<Box>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const box = ref.current
    if (!box) return
    const watch = new ResizeObserver(() => setScrolls(box.scrollWidth > box.clientWidth + 1))
    watch.observe(box)
    return () => watch.disconnect()
  }, [])
  return { ref, tabIndex: scrolls ? 0 : undefined }
}
