import { useAtomValue } from 'jotai'
import { Suspense, useLayoutEffect } from 'react'
import { Route } from 'wouter'
import type { RouteEntry } from '../routes.ts'
import { recheckSession, sessionAtom } from '../state/session.ts'
import { RouteFocus } from './RouteFocus.tsx'
import { turnAway } from './login/turnAway.ts'
import { PageHead } from './PageHead.tsx'
import { PageLoading } from './PageLoading.tsx'

/** One route: its login check, its title, its page. Nothing of a protected page is shown before the check. */
export function PageFrame({ route, path }: { route: RouteEntry; path: string }) {
  const session = useAtomValue(sessionAtom)
  const mayEnter = !route.loginNeeded || session.status === 'user'

  // Before paint: another tab or a restored page may have ended the session since the atom was read.
  useLayoutEffect(() => {
    if (route.loginNeeded && recheckSession().status === 'guest') turnAway()
  }, [route, path, mayEnter])

  const Page = route.page
  if (!mayEnter) return null
  return (
    <>
      {route.title && <PageHead title={route.title} description={route.description} noindex={route.noindex} />}
      <Suspense fallback={<PageLoading />}>
        {/* The not-available page stands in for any path. */}
        <Route {...(!route.bare && { path: route.path })}>
          <Page />
        </Route>
        <RouteFocus path={path} />
      </Suspense>
    </>
  )
}
