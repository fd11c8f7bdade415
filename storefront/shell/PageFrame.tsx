import { Suspense, useLayoutEffect, useState } from 'react'
import { pageTitle } from '../brand.ts'
import type { RouteEntry } from '../routes.ts'
import { Arrival } from './Arrival.tsx'
import { mayEnter } from './guard.ts'
import { PageLoading } from './PageLoading.tsx'

/** One route: its login check, its title, its page. Nothing of a protected page is rendered before the check. */
export function PageFrame({ route, path }: { route: RouteEntry; path: string }) {
  const [entered, setEntered] = useState<string>()
  useLayoutEffect(() => {
    if (!route.loginNeeded || mayEnter()) setEntered(path)
  }, [route, path])

  const Page = route.page
  if (route.loginNeeded && entered !== path) return null
  return (
    <>
      {route.title && <title>{pageTitle(route.title)}</title>}
      <Suspense fallback={<PageLoading />}>
        <Page />
        <Arrival path={path} />
      </Suspense>
    </>
  )
}
