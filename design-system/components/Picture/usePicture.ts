import { useEffect, useRef, useState } from 'react'

/**
 * Tells whether a picture could not be had. The error may have happened before React arrived on a
 * prerendered page, so a picture that is complete and has no size is asked again.
 */
export function usePicture(src: string) {
  const ref = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    const image = ref.current
    // Firefox gives drawings without a size 0 too: only decode() knows.
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => setFailed(src))
  }, [src])
  // A picture without an address is missing from the start.
  return { failed: !src || failed === src, image: { ref, src, onError: () => setFailed(src) } }
}
