import { useLayoutEffect, useRef, useState } from 'react'

export function useOverflow<Box extends HTMLElement>() {
  const ref = useRef<Box>(null)
  const [overflows, setOverflows] = useState(false)
  // Set before paint, because the box must never be scrollable without being focusable.
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    const measure = () => setOverflows(box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(box)
    for (const child of box.children) watch.observe(child)
    return () => watch.disconnect()
  }, [])
  return { ref, overflows }
}
