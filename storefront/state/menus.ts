/** The lists in the header's 'Add On Services' menu. */
import { atom } from 'jotai'
import type { Paise } from '../text/money.ts'

export interface Menus {
  props?: readonly { slug: string; name: string }[]
  outfits?: readonly { id: string; name: string }[]
  professionals?: readonly { slug: string; name: string }[]
  meals?: readonly string[]
  /** `null` if there are no events. */
  setup?: { slug: string; name: string; picture: string; price: Paise | undefined } | null
}

/** Each list is missing until it is loaded. */
export const menusAtom = atom<Menus>({})
