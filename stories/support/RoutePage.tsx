import type { ComponentType, ReactNode } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { ArchDefinition } from '../../design-system/index.ts'
import { NOT_AVAILABLE, routeOf } from '../../storefront/routes.ts'
import { PageFrame } from '../../storefront/shell/PageFrame.tsx'
import { InShop } from './InShop.tsx'

interface RoutePageProps {
  path: string
  /** With the query. */
  at: string
  page: ComponentType
}

function OtherPage() {
  const [path] = useLocation()
  return <PageFrame route={routeOf(path) ?? NOT_AVAILABLE} path={path} />
}

/** Renders `children` at one path of the shop, and placeholders at all others. */
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

/** A page of the storefront without header and footer. */
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
