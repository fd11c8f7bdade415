import { useLayoutEffect, useRef, useState } from 'react'

/** Whether what is inside is larger than its box, now. */
export function useOverflows<Box extends HTMLElement>() {
  const ref = useRef<Box>(null)
  const [overflows, setOverflows] = useState(false)
  // Before it is seen: a box that scrolls and takes no focus is a trap, for however short a time.
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
