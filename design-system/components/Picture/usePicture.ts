import { useEffect, useRef, useState } from 'react'

/**
 * Whether a picture failed to load. On a prerendered page the error may have fired before hydration, so a complete
 * picture without a size is checked again.
 */
export function usePicture(src: string) {
  const ref = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    const image = ref.current
    // Firefox reports size 0 for SVGs without a size too; decode() tells them apart.
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => setFailed(src))
  }, [src])
  // A picture without an address is missing from the start.
  return { failed: !src || failed === src, image: { ref, src, onError: () => setFailed(src) } }
}
