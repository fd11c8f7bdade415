import type { ComponentType } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { ArchDefinition } from '../../design-system/index.ts'
import { patternOf } from '../../storefront/paths.ts'
import { NOT_AVAILABLE, routeOf } from '../../storefront/routes.ts'
import { PageFrame } from '../../storefront/shell/PageFrame.tsx'
import { InShop } from './InShop.tsx'

interface RoutePageProps {
  /** With the query. */
  at: string
  page: ComponentType
}

function OtherPage() {
  const [path] = useLocation()
  return <PageFrame route={routeOf(path) ?? NOT_AVAILABLE} path={path} />
}

/** A page of the storefront without header and footer. Links lead to placeholders of other pages. */
export const RoutePage: ComponentType<RoutePageProps> = ({ at, page: Page }) => (
  <>
    <ArchDefinition />
    <main>
      <InShop>
        <Switch>
          <Route path={patternOf(new URL(at, location.origin).pathname)!}>
            <Page />
          </Route>
          <Route>
            <OtherPage />
          </Route>
        </Switch>
      </InShop>
    </main>
  </>
)
