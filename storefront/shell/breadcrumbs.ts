import { wholeAddress } from './PageHead.tsx'

export interface Crumb {
  href?: string
  text: string
}

/** Props of `Breadcrumb`, starting at the home page. */
export function crumbs(...way: readonly Crumb[]) {
  return { label: 'You are here', items: [{ href: '/', text: 'Home' }, ...way] }
}

/** https://schema.org/BreadcrumbList */
export function breadcrumbList(...way: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs(...way).items.map(({ href, text }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: text,
      ...(href && { item: wholeAddress(href) }),
    })),
  }
}
