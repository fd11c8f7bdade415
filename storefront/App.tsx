import { useAtomValue } from 'jotai'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import { ArchDefinition, SkipLink, ToastRegion } from '../design-system/index.ts'
import { NOT_AVAILABLE, routeOf } from './routes.ts'
import { Failsafe } from './shell/Failsafe.tsx'
import { arrived } from './shell/arrived.ts'
import { later, laterButEarly } from './shell/later.ts'
import { loginDialogAtom } from './shell/login.ts'
import { go } from './shell/navigation.ts'
import { PageFrame } from './shell/PageFrame.tsx'
import { SiteFooter } from './shell/SiteFooter.tsx'
import { SiteHeader } from './shell/SiteHeader.tsx'
import { alertAtom } from './state/alert.ts'
import { loadPackageCategories } from './state/packages.ts'
import { paymentsAtom } from './state/payment.ts'
import { dismissToast, toastsAtom } from './state/toasts.ts'
import * as css from './App.css.ts'

const PaymentBanner = later(async () => (await import('./shell/PaymentBanner.tsx')).PaymentBanner)
const LoginDialog = later(async () => (await import('./shell/LoginDialog.tsx')).LoginDialog)
const SessionAlert = laterButEarly(async () => (await import('./shell/SessionAlert.tsx')).SessionAlert)

/** Not part of the first load: menus show what the page was rendered with until then. */
async function loadMenus(): Promise<void> {
  // Without a network it is asked for again with the next page; an import that failed is remembered.
  if (!navigator.onLine) return
  const part = await import('./state/loadMenus.ts').catch(() => undefined)
  await part?.loadMenus()
}

export function App() {
  const [path] = useLocation()
  const known = routeOf(path)
  const route = known ?? NOT_AVAILABLE
  const toasts = useAtomValue(toastsAtom)
  const alert = useAtomValue(alertAtom)
  const login = useAtomValue(loginDialogAtom)
  const payments = useAtomValue(paymentsAtom)

  useEffect(() => {
    if (!known) go('/404', { replace: true })
  }, [known])
  useEffect(() => {
    if (route.bare) return
    void arrived.then(loadPackageCategories)
    void arrived.then(loadMenus)
  }, [path, route])

  return (
    <div className={css.app}>
      <ArchDefinition />
      <SkipLink href="#content">Skip to content</SkipLink>
      {!route.bare && <SiteHeader path={path} />}
      <Failsafe quiet>
        <Suspense>{payments && <PaymentBanner payments={payments} />}</Suspense>
      </Failsafe>
      <main id="content" className={css.main} tabIndex={-1}>
        <Failsafe key={path}>
          <PageFrame route={route} path={path} />
        </Failsafe>
      </main>
      {!route.bare && <SiteFooter callToAction={route.callToAction === true} chat={route.chat === true} />}
      <ToastRegion label="Messages" dismissLabel="Dismiss" toasts={[...toasts]} onDismiss={dismissToast} />
      <Failsafe quiet>
        <Suspense>
          {login.status === 'open' && <LoginDialog returnTo={login.returnTo} />}
          {alert !== undefined && <SessionAlert text={alert} />}
        </Suspense>
      </Failsafe>
    </div>
  )
}
