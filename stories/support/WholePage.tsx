import type { ComponentType } from 'react'
import { App } from '../../storefront/App.tsx'
import { ErrorBoundary } from '../../storefront/shell/ErrorBoundary.tsx'
import { InShop } from './InShop.tsx'
import type { Visit } from './visit.ts'

/** The whole shop at the address set by `visit`. Links navigate inside the story. */
export const WholePage: ComponentType<Visit> = () => (
  <InShop>
    <ErrorBoundary>
      <App />
    </ErrorBoundary>
  </InShop>
)
