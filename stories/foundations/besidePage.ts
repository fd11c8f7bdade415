import { useEffect, useState } from 'react'

/** The address of a file beside the published page, or at the root of the development server. */
export const besidePage = (path: string) => (import.meta.env.PROD ? new URL(path, document.baseURI).href : `/${path}`)

/** Reads a file beside the published page. @returns undefined while loading, or if there is none. */
export function useJson<T>(path: string): T | undefined {
  const [content, setContent] = useState<T>()
  useEffect(() => {
    fetch(besidePage(path))
      .then(async (response) => setContent((await response.json()) as T))
      .catch(() => setContent(undefined))
  }, [path])
  return content
}
