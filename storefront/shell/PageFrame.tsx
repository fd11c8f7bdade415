import { useAtomValue } from 'jotai'
import { Suspense, useLayoutEffect } from 'react'
import { Route } from 'wouter'
import type { RouteEntry } from '../routes.ts'
import { recheckSession, sessionAtom } from '../state/session.ts'
import { HoldFooter } from './HoldFooter.tsx'
import { RouteFocus } from './RouteFocus.tsx'
import { redirectToLogin } from './login/redirectToLogin.ts'
import { PageHead } from './PageHead.tsx'
import { PageLoading } from './PageLoading.tsx'

/** A route's page, after its login check. */
export function PageFrame({ route, path }: { route: RouteEntry; path: string }) {
  const session = useAtomValue(sessionAtom)
  const mayEnter = !route.loginNeeded || session.status === 'user'

  // Before paint: the session may have ended in another tab.
  useLayoutEffect(() => {
    if (route.loginNeeded && recheckSession().status === 'guest') redirectToLogin()
  }, [route, path, mayEnter])

  const Page = route.page
  if (!mayEnter) return <HoldFooter />
  return (
    <>
      {route.title && <PageHead title={route.title} description={route.description} noindex={route.noindex} />}
      <Suspense fallback={<PageLoading />}>
        <Route {...(!route.bare && { path: route.path })}>
          <Page />
        </Route>
        <RouteFocus path={path} />
      </Suspense>
    </>
  )
}
