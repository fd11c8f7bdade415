/** The header's mega menu (SHELL-005 to SHELL-016). */
import type { NavMenu } from '../../design-system/index.ts'
import { hasPage } from '../brand.ts'
import { keepEventPrice, keepPropSlug } from '../state/menuChoice.ts'
import type { Menus } from '../state/menus.ts'

type Groups = NavMenu['groups']

const encode = encodeURIComponent

/** Each column always links to its page, even if the call gave no items. */
export function addOnServices({ props = [], outfits = [], professionals = [], meals = [], setup }: Menus): NavMenu {
  const groups: Groups = [
    {
      title: 'Props',
      href: '/props',
      icon: 'lamp',
      // /props reads the kind from the session (C-027).
      items: props.map(({ slug, name }) => ({ href: '/props', text: name, onPress: () => keepPropSlug(slug) })),
    },
    {
      title: 'Outfits',
      href: '/outfits',
      icon: 'dress',
      items: outfits.map(({ id, name }) => ({ href: `/outfits?q=${encode(id)}`, text: name })),
    },
    {
      title: 'Professionals',
      href: '/hire-professionals',
      icon: 'camera',
      items: professionals.map(({ slug, name }) => ({ href: `/hire-professionals/${encode(slug)}`, text: name })),
    },
    {
      title: 'Food & beverages',
      href: '/food-and-beverages',
      icon: 'food',
      items: [
        ...meals.map((text) => ({ href: '/food-and-beverages', text })),
        ...(hasPage('/restuarant') ? [{ href: '/restuarant', text: 'Cafe' }] : []),
      ],
    },
  ]
  return {
    text: 'Add On Services',
    groups,
    promo: setup
      ? {
          href: `/event/${encode(setup.slug)}`,
          picture: { src: setup.picture, alt: '' },
          title: setup.name,
          text: 'One of our setups',
          onPress: () => keepEventPrice(setup.slug, setup.price),
        }
      : undefined,
  }
}
