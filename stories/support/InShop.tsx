import { Provider } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { Router } from 'wouter'
import { followLinks } from '../../storefront/shell/navigation.ts'
import { store } from '../../storefront/state/store.ts'
import { hook, searchHook } from './shopAddress.ts'

/** The shop's state and its address in a story; its links lead to the shop's pages. */
export function InShop({ children }: { children: ReactNode }) {
  useEffect(() => followLinks(), [])
  return (
    <Provider store={store}>
      <Router hook={hook} searchHook={searchHook}>
        {children}
      </Router>
    </Provider>
  )
}
