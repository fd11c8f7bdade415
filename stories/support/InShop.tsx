import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { go } from '../../storefront/shell/navigation.ts'
import { store } from '../../storefront/state/store.ts'
import { useAddress } from './shopAddress.ts'

/** The shop's state and its address in a story. */
export function InShop({ children }: { children: ReactNode }) {
  const [pathname, search] = useAddress()
  return (
    <Provider store={store}>
      <Router hook={() => [pathname, go]} searchHook={() => search}>
        {children}
      </Router>
    </Provider>
  )
}
