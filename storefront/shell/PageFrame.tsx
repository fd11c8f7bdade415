import { useAtomValue } from 'jotai'
import { Suspense, useLayoutEffect } from 'react'
import { Route } from 'wouter'
import type { RouteEntry } from '../routes.ts'
import { flagAlert, isAlertFlagged } from '../state/alert.ts'
import { recheckSession, sessionAtom } from '../state/session.ts'
import { toast } from '../state/toasts.ts'
import { MESSAGES } from '../text/messages.ts'
import { RouteFocus } from './RouteFocus.tsx'
import { openLogin } from './login/loginDialogAtom.ts'
import { go, here, loginPath } from './navigation.ts'
import { PageHead } from './PageHead.tsx'
import { HoldFooter, PageLoading } from './PageLoading.tsx'

/** For guests on pages that need a login (C-007, C-008). */
function redirectToLogin(): void {
  const wanted = here()
  if (isAlertFlagged()) return go(loginPath(wanted), { replace: true })
  go('/', { replace: true, guarded: true })
  flagAlert()
  toast('error', MESSAGES.loginFirst)
  openLogin(wanted)
}

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
