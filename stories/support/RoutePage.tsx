import type { ComponentType, ReactNode } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { ArchDefinition } from '../../design-system/index.ts'
import { NOT_AVAILABLE, routeOf } from '../../storefront/routes.ts'
import { PageFrame } from '../../storefront/shell/PageFrame.tsx'
import { InShop } from './InShop.tsx'

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
  return (
    <InShop>
      <Switch>
        <Route path={path}>{children}</Route>
        <Route>
          <OtherPage />
        </Route>
      </Switch>
    </InShop>
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
