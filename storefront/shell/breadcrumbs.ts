import { wholeAddress } from './PageHead.tsx'

export interface Crumb {
  href?: string
  text: string
}

/** Props of `Breadcrumb`, starting at the home page. */
export function crumbs(...trail: readonly Crumb[]) {
  return { label: 'You are here', items: [{ href: '/', text: 'Home' }, ...trail] }
}

/** https://schema.org/BreadcrumbList */
export function breadcrumbList(...trail: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs(...trail).items.map(({ href, text }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: text,
      ...(href && { item: wholeAddress(href) }),
    })),
  }
}
