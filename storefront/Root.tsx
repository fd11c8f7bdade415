import { Provider } from 'jotai'
import { StrictMode } from 'react'
import { Router } from 'wouter'
import { App } from './App.tsx'
import { ErrorBoundary } from './shell/ErrorBoundary.tsx'
import { store } from './state/store.ts'

/** The same tree on both sides: what is rendered ahead is what hydrates. @param ssrPath where, while rendering ahead. */
export function Root({ ssrPath }: { ssrPath?: string }) {
  return (
    <StrictMode>
      <Provider store={store}>
        {/* A query cannot choose a file: pages are rendered ahead, and hydrate, without one. */}
        <Router {...(ssrPath !== undefined && { ssrPath })} ssrSearch="">
          <ErrorBoundary>
            <App />
          </ErrorBoundary>
        </Router>
      </Provider>
    </StrictMode>
  )
}
