import type { ReactNode } from 'react'
import type { IconName } from '../Icon/Icon.tsx'

export type MenuItem =
  | { href: string; text: string; onPress?: undefined; busy?: undefined }
  | { href?: undefined; text: string; onPress: () => void; busy?: string | false | undefined }

export interface NavLink {
  href: string
  text: string
  /** `within`: the current page is below this one. */
  current?: boolean | 'within' | undefined
  external?: boolean | undefined
  groups?: undefined
}

export interface MegaGroup {
  title: string
  href?: string | undefined
  icon?: IconName | undefined
  /** `onPress` is called before the link is followed. */
  items: readonly { href: string; text: string; onPress?: (() => void) | undefined }[]
}

/** Opens a panel of columns. */
export interface NavMenu {
  text: string
  groups: readonly MegaGroup[]
  current?: boolean | undefined
  promo?:
    | {
        href: string
        picture: { src: string; alt: string }
        title: string
        text?: string | undefined
        onPress?: (() => void) | undefined
      }
    | undefined
  href?: undefined
}

export type NavItem = NavLink | NavMenu

export function currentOf({ current }: NavLink): 'page' | 'true' | undefined {
  if (current === 'within') return 'true'
  return current ? 'page' : undefined
}

export type Account =
  | { kind: 'guest'; text: string; onLogin: () => void }
  | {
      kind: 'user'
      name: string
      /** The button's accessible name; must contain `name`. */ label?: string | undefined
      items: readonly MenuItem[]
    }

export interface HeaderProps {
  /** The shop's `Logo`, a link to the start page. */
  logo: ReactNode
  /** Names the navigation: 'Main'. */
  label: string
  /** The links of the navigation; one with `groups` opens a panel. */
  links: readonly NavItem[]
  /** The button that opens the list of ways to book. `current`: the page is one of them, or below one. */
  bookNow: { text: string; items: readonly { href: string; text: string }[]; current?: boolean | undefined }
  /** A button to log in, or the menu of the visitor who is logged in. */
  account: Account
  /** The button that opens the search, by its accessible name. */
  search?: { label: string; onPress: () => void } | undefined
  /** From 480 px on, the button of what the visitor has chosen; `label` includes the count: 'Your plan, 3 things'. */
  plan?: { label: string; count: number; onPress: () => void } | undefined
  /** `label` includes the count: 'Cart, 3 items'. `mini` is a `MiniCart`, or a function that gets a way to close it. */
  cart: { label: string; count: number; mini: ReactNode | ((close: () => void) => ReactNode) }
  /** The full-screen menu below 1200 px. Its `links` follow those of the navigation. */
  menu: {
    open: string
    close: string
    label: string
    links?: readonly NavLink[] | undefined
    action?: { href: string; text: string } | undefined
  }
  /** Hidden text after external links: ', opens in a new tab'. */
  externalLabel?: string | undefined
  /** The outermost element's `id`. */
  id?: string | undefined
}
