import { Provider } from 'jotai'
import type { ComponentType, ReactNode } from 'react'
import { Route, Router, Switch, useLocation } from 'wouter'
import { ArchDefinition } from '../../design-system/index.ts'
import { NOT_AVAILABLE, routeOf } from '../../storefront/routes.ts'
import { go } from '../../storefront/shell/navigation.ts'
import { PageFrame } from '../../storefront/shell/PageFrame.tsx'
import { store } from '../../storefront/state/store.ts'
import { useAddress } from './shopAddress.ts'

interface RoutePageProps {
  /** The route's pattern: `/set/:sid`. */
  path: string
  /** The address, with its query. */
  at: string
  page: ComponentType
}

/** Where links lead. */
function OtherPage() {
  const [path] = useLocation()
  return <PageFrame route={routeOf(path) ?? NOT_AVAILABLE} path={path} />
}

/** What is shown at one path of the shop, and the pages that its links lead to. */
export function WithOtherPages({ path, children }: { path: string; children: ReactNode }) {
  const [pathname, search] = useAddress()
  return (
    <Provider store={store}>
      <Router hook={() => [pathname, go]} searchHook={() => search}>
        <Switch>
          <Route path={path}>{children}</Route>
          <Route>
            <OtherPage />
          </Route>
        </Switch>
      </Router>
    </Provider>
  )
}

/** A page of the storefront without header and footer, and so the pages that its links lead to. */
export const RoutePage: ComponentType<RoutePageProps> = ({ path, page: Page }) => (
  <>
    <ArchDefinition />
    <main>
      <WithOtherPages path={path}>
        <Page />
      </WithOtherPages>
    </main>
  </>
)
