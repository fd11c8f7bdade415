import { useEffect, useRef, useState } from 'react'
import { useFindPicture, type PictureFiles } from './PictureSources.tsx'

/**
 * The files of a picture, and whether it failed to load. If another width or type fails, `src` alone is tried. On a
 * prerendered page the error may have fired before hydration, so a complete picture without a size is checked again.
 * @param own replaces what `PictureSources` finds.
 */
export function usePicture(src: string, own?: PictureFiles) {
  const ref = useRef<HTMLImageElement>(null)
  const find = useFindPicture()
  const [failed, setFailed] = useState<string>()
  const known = own?.srcSet ? own : find(src)
  const files = failed && (failed === src || failed === known?.srcSet) ? undefined : known
  const tried = files?.srcSet ?? src
  useEffect(() => {
    const image = ref.current
    // Firefox also reports size 0 for SVGs without a size; decode() tells them apart.
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => setFailed(tried))
  }, [tried])
  return {
    // A picture without an address counts as missing.
    failed: !src || failed === src,
    waiting: files === null,
    files: files ?? {},
    image: { ref, src, onError: () => setFailed(tried) },
  }
}
