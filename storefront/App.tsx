import { useAtomValue } from 'jotai'
import { Activity, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { ArchDefinition, PictureSources, SkipLink, ToastRegion } from '../design-system/index.ts'
import { isOffline, onNetworkChange } from './offline.ts'
import { loadSearch, NOT_AVAILABLE, routeOf } from './routes.ts'
import { AheadPath, aheadAtom } from './shell/ahead.ts'
import { ErrorBoundary } from './shell/ErrorBoundary.tsx'
import { HydratedPart } from './shell/HydratedPart.tsx'
import { hydrated } from './shell/hydrated.ts'
import { lazyWithPreload, lazyPreloadedOnClick } from './shell/lazyWithPreload.ts'
import { loginDialogAtom } from './shell/login/loginDialogAtom.ts'
import { go } from './shell/navigation.ts'
import { PageFrame } from './shell/PageFrame.tsx'
import { searchAtom } from './shell/search/searchAtom.ts'
import { SiteFooter } from './shell/SiteFooter.tsx'
import { SiteHeader } from './shell/SiteHeader.tsx'
import { alertAtom } from './state/alert.ts'
import { loadPackageCategories } from './state/packages.ts'
import { paymentsAtom } from './state/payments.ts'
import { findPictureAtom } from './state/pictures.ts'
import { store } from './state/store.ts'
import { dismissToast, toastsAtom } from './state/toasts.ts'
import * as css from './App.css.ts'

const PaymentBanner = lazyWithPreload(async () => (await import('./shell/payment/PaymentBanner.tsx')).PaymentBanner)
const LoginDialog = lazyWithPreload(async () => (await import('./shell/login/LoginDialog.tsx')).LoginDialog)
const SearchDialog = lazyWithPreload(async () => (await loadSearch()).SearchDialog)
const SessionAlert = lazyPreloadedOnClick(async () => (await import('./shell/login/SessionAlert.tsx')).SessionAlert)
const OfflineBanner = lazyPreloadedOnClick(async () => (await import('./shell/OfflineBanner.tsx')).OfflineBanner)
const isOfflineAhead = () => false

/** The open page, and the one that is rendered ahead. */
function Pages({ path }: { path: string }) {
  const ahead = useAtomValue(aheadAtom)
  const [served, setServed] = useState<string | undefined>(path)
  if (served !== undefined && served !== path) setServed(undefined)
  // A page that is left keeps no state.
  useEffect(() => store.set(aheadAtom, undefined), [path])
  const paths = ahead === undefined || ahead === path ? [path] : [path, ahead]
  return paths.map((each) => {
    const isOpen = each === path
    const page = (
      <AheadPath key={each} value={isOpen ? undefined : each}>
        <ErrorBoundary>
          <PageFrame route={routeOf(each) ?? NOT_AVAILABLE} path={each} />
        </ErrorBoundary>
      </AheadPath>
    )
    // An Activity would change how the served page is hydrated.
    if (each === served) return page
    return (
      <Activity key={each} mode={isOpen ? 'visible' : 'hidden'}>
        {/* React hides this element; elements that a hidden page adds beside it would be seen. */}
        <div style={{ display: 'contents' }}>{page}</div>
      </Activity>
    )
  })
}

export function App() {
  const [path] = useLocation()
  const known = routeOf(path)
  const route = known ?? NOT_AVAILABLE
  const toasts = useAtomValue(toastsAtom)
  const alert = useAtomValue(alertAtom)
  const login = useAtomValue(loginDialogAtom)
  const isSearchOpen = useAtomValue(searchAtom)
  const payments = useAtomValue(paymentsAtom)
  const { find } = useAtomValue(findPictureAtom)
  const offline = useSyncExternalStore(onNetworkChange, isOffline, isOfflineAhead)

  useEffect(() => {
    if (!known) go('/404', { replace: true })
  }, [known])
  useEffect(() => {
    if (route.bare) return
    void hydrated.then(loadPackageCategories)
  }, [path, route])

  return (
    <PictureSources find={find}>
      <div className={css.app}>
        <ArchDefinition />
        <SkipLink href="#content">Skip to content</SkipLink>
        <HydratedPart part="header">{!route.bare && <SiteHeader path={path} />}</HydratedPart>
        <ErrorBoundary quiet>
          <Suspense>{offline && <OfflineBanner />}</Suspense>
          <Suspense>{payments && <PaymentBanner payments={payments} />}</Suspense>
        </ErrorBoundary>
        {/* Orca announces the next focused heading only if the bare page and its `main` are replaced together (`npm
            run listen -- --only 404`). */}
        <main key={route.bare ? 'bare' : 'framed'} id="content" className={css.main} tabIndex={-1}>
          <Pages path={path} />
        </main>
        <HydratedPart part="footer">
          {!route.bare && <SiteFooter callToAction={route.callToAction === true} chat={route.chat === true} />}
        </HydratedPart>
        <ToastRegion label="Messages" dismissLabel="Dismiss" toasts={[...toasts]} onDismiss={dismissToast} />
        <ErrorBoundary quiet>
          <Suspense>
            {login.status === 'open' && <LoginDialog returnTo={login.returnTo} />}
            {isSearchOpen && <SearchDialog />}
            {alert !== undefined && <SessionAlert text={alert} />}
          </Suspense>
        </ErrorBoundary>
      </div>
    </PictureSources>
  )
}
