import { useAtomValue } from 'jotai'
import { Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { ArchDefinition, PictureSources, SkipLink, ToastRegion } from '../design-system/index.ts'
import { later } from './later.ts'
import { isOffline, onNetworkChange } from './offline.ts'
import { loadSearch, NOT_AVAILABLE, routeOf } from './routes.ts'
import { ErrorBoundary } from './shell/ErrorBoundary.tsx'
import { hydrated, markHydrated, type PagePart } from './shell/hydrated.ts'
import { lazyPreloaded, lazyWithPreload } from './shell/lazyWithPreload.ts'
import { loginDialogAtom } from './shell/login/loginDialogAtom.ts'
import { go } from './shell/navigation.ts'
import { PageFrame } from './shell/PageFrame.tsx'
import { searchAtom } from './shell/search/searchAtom.ts'
import { SiteFooter } from './shell/SiteFooter.tsx'
import { SiteHeader } from './shell/SiteHeader.tsx'
import { alertAtom } from './state/alert.ts'
import { loadPackageCategories, packageCategoriesAtom } from './state/packages.ts'
import { paymentsAtom } from './state/payments.ts'
import { findPictureAtom } from './state/pictures.ts'
import { store } from './state/store.ts'
import { dismissToast, toastsAtom } from './state/toasts.ts'
import * as css from './App.css.ts'

const PaymentBanner = lazyWithPreload(async () => (await import('./shell/payment/PaymentBanner.tsx')).PaymentBanner)
const LoginDialog = lazyWithPreload(async () => (await import('./shell/login/LoginDialog.tsx')).LoginDialog)
const SearchDialog = lazyWithPreload(async () => (await loadSearch()).SearchDialog)
const SessionAlert = lazyPreloaded(async () => (await import('./shell/Interruptions.tsx')).SessionAlert)
const OfflineBanner = lazyPreloaded(async () => (await import('./shell/Interruptions.tsx')).OfflineBanner)
const isOfflineAhead = () => false

/** The prerendered list may be outdated, which can wait. A page without one cannot. */
function refreshCategories(): void {
  const refresh = () => void loadPackageCategories()
  if (store.get(packageCategoriesAtom).length > 0) later(refresh)
  else refresh()
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
    void hydrated.then(refreshCategories)
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
          <ErrorBoundary key={path}>
            <PageFrame route={route} path={path} />
          </ErrorBoundary>
        </main>
        <HydratedPart part="footer">
          {!route.bare && <SiteFooter callToAction={route.callToAction === true} chat={route.chat === true} />}
        </HydratedPart>
        <ToastRegion label="Messages" dismissLabel="Dismiss" toasts={[...toasts]} onDismiss={dismissToast} />
        <ErrorBoundary quiet>
          <Suspense>
            {login && <LoginDialog returnTo={login.returnTo} />}
            {isSearchOpen && <SearchDialog />}
            {alert !== undefined && <SessionAlert text={alert} />}
          </Suspense>
        </ErrorBoundary>
      </div>
    </PictureSources>
  )
}

/**
 * Hydrates a part of the page in a task of its own.
 * @param children is empty if the page has no such part.
 */
function HydratedPart({ part, children }: { part: PagePart; children: ReactNode }) {
  return (
    <Suspense>
      {children}
      <Mark part={part} />
    </Suspense>
  )
}

function Mark({ part }: { part: PagePart }) {
  useEffect(() => markHydrated(part), [part])
  return null
}
