/** What the header is made of: data, so that the shop says what and the header says how. */
import type { ReactNode } from 'react'
import type { IconName } from '../Icon/Icon.tsx'
import type { MenuItem } from '../Menu/item.ts'

export interface NavLink {
  href: string
  text: string
  /** `within`: the page stands below this one. */
  current?: boolean | 'within' | undefined
  /** Opens a new tab. */
  external?: boolean | undefined
  groups?: undefined
}

export interface MegaGroup {
  title: string
  href?: string | undefined
  icon?: IconName | undefined
  /** `onPress` is told before the link is followed. */
  items: readonly { href: string; text: string; onPress?: (() => void) | undefined }[]
}

/** Opens a panel of ruled columns. */
export interface NavMenu {
  text: string
  groups: readonly MegaGroup[]
  /** One of its pages is shown. */
  current?: boolean | undefined
  /** One picture at the end of the columns. */
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

/** The `aria-current` of a link. */
export function currentOf({ current }: NavLink): 'page' | 'true' | undefined {
  if (current === 'within') return 'true'
  return current ? 'page' : undefined
}

export type Account =
  | { kind: 'guest'; text: string; onLogin: () => void }
  | {
      kind: 'user'
      name: string
      /** The button's whole name; contains `name`. */ label?: string | undefined
      items: readonly MenuItem[]
    }

export interface HeaderProps {
  /** A `Logo`. */
  logo: ReactNode
  /** Names the navigation: 'Main'. */
  label: string
  links: readonly NavItem[]
  bookNow: { text: string; items: readonly { href: string; text: string }[] }
  account: Account
  /** `label` says the count: 'Cart, 3 items'. `mini` is a `MiniCart`, or makes one that can close itself. */
  cart: { label: string; count: number; mini: ReactNode | ((close: () => void) => ReactNode) }
  /** The full-screen menu below 1200 px. */
  menu: { open: string; close: string; label: string; action?: { href: string; text: string } | undefined }
  /** Read after the words of an outside link, in one go with them: ', opens in a new tab'. */
  externalLabel?: string | undefined
  id?: string | undefined
}
