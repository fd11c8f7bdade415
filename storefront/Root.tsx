import { Provider } from 'jotai'
import { StrictMode } from 'react'
import { Router } from 'wouter'
import { LinkProvider } from '../design-system/index.ts'
import { App } from './App.tsx'
import { ErrorBoundary } from './shell/ErrorBoundary.tsx'
import { ShopLink } from './shell/ShopLink.tsx'
import { store } from './state/store.ts'

/**
 * The same tree is prerendered and hydrated.
 * @param ssrPath is set during prerendering only.
 */
export function Root({ ssrPath }: { ssrPath?: string }) {
  return (
    <StrictMode>
      <Provider store={store}>
        {/* Prerendered files have no query, so hydration must not see one. */}
        <Router {...(ssrPath !== undefined && { ssrPath })} ssrSearch="">
          <LinkProvider component={ShopLink}>
            <ErrorBoundary>
              <App />
            </ErrorBoundary>
          </LinkProvider>
        </Router>
      </Provider>
    </StrictMode>
  )
}
