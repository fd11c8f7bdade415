import { Provider } from 'jotai'
import type { ComponentType } from 'react'
import { Route, Router } from 'wouter'
import { ArchDefinition } from '../../design-system/index.ts'
import { store } from '../../storefront/state/store.ts'

interface RoutePageProps {
  /** The route's pattern: `/set/:sid`. */
  path: string
  /** The address, with its query. */
  at: string
  page: ComponentType
}

const nowhere = () => undefined

/** A page of the storefront without header and footer. */
export function RoutePage({ path, at, page: Page }: RoutePageProps) {
  const [pathname = '', search = ''] = at.split('?')
  return (
    <Provider store={store}>
      <ArchDefinition />
      <main>
        <Router hook={() => [pathname, nowhere]} searchHook={() => search}>
          <Route path={path}>
            <Page />
          </Route>
        </Router>
      </main>
    </Provider>
  )
}
