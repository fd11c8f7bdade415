import { Provider } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { Router } from 'wouter'
import { LinkProvider } from '../../design-system/index.ts'
import { followHistory } from '../../storefront/shell/navigation.ts'
import { ShopLink } from '../../storefront/shell/ShopLink.tsx'
import { store } from '../../storefront/state/store.ts'
import { hook, searchHook } from './shopAddress.ts'

export function InShop({ children }: { children: ReactNode }) {
  useEffect(() => followHistory(), [])
  return (
    <Provider store={store}>
      <Router hook={hook} searchHook={searchHook}>
        <LinkProvider component={ShopLink}>{children}</LinkProvider>
      </Router>
    </Provider>
  )
}
