import { Provider } from 'jotai'
import type { ComponentType } from 'react'
import { Router } from 'wouter'
import { App } from '../../storefront/App.tsx'
import { ErrorBoundary } from '../../storefront/shell/ErrorBoundary.tsx'
import { go } from '../../storefront/shell/navigation.ts'
import { store } from '../../storefront/state/store.ts'
import { useAddress } from './shopAddress.ts'
import type { Visit } from './visit.ts'

/** The whole shop at the address opened by `visit`; links navigate inside the story. */
export const WholePage: ComponentType<Visit> = () => {
  const [pathname, search] = useAddress()
  return (
    <Provider store={store}>
      <Router hook={() => [pathname, go]} searchHook={() => search}>
        <ErrorBoundary>
          <App />
        </ErrorBoundary>
      </Router>
    </Provider>
  )
}
