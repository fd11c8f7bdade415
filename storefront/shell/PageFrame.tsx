import { useAtomValue } from 'jotai'
import { Suspense, useLayoutEffect, useRef } from 'react'
import type { RouteEntry } from '../routes.ts'
import { flagAlert, isAlertFlagged } from '../state/alert.ts'
import { recheckSession, sessionAtom } from '../state/session.ts'
import { toast } from '../state/toasts.ts'
import { MESSAGES } from '../text/messages.ts'
import { focusHeading, isFocusLost } from './focus.ts'
import { markHydrated } from './hydrated.ts'
import { openLogin } from './login/loginDialogAtom.ts'
import { go, here, isOccupied, isScrolledBack, loginPath, restoreScroll } from './navigation.ts'
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

let routes = 0

/**
 * After a navigation, restores the scroll position or goes to the place that the hash names, and focuses that place or
 * the h1 so that it is announced, unless the visitor has moved focus meanwhile.
 */
function RouteFocus({ path }: { path: string }) {
  const focused = useRef<string>(undefined)
  // Before paint, so that no frame shows the new page at the old one's scroll position.
  useLayoutEffect(() => {
    if (focused.current === path) return
    focused.current = path
    routes += 1
    const place = isScrolledBack() ? null : document.getElementById(location.hash.slice(1))
    const goToPlace = (): void => place?.scrollIntoView({ behavior: 'instant', block: 'start' })
    if (routes === 1) {
      // The browser has been there already, unless the place was not served with the page.
      if (window.scrollY === 0) goToPlace()
      return markHydrated('main')
    }
    restoreScroll()
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
    if (!isOccupied() || isFocusLost()) focusHeading(place)
    goToPlace()
  }, [path])
  return null
}

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
        <Page />
        <RouteFocus path={path} />
      </Suspense>
    </>
  )
}
