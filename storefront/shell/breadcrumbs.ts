/** The way to a page: for its visitors, and for search engines. */
import { wholeAddress } from './PageHead.tsx'

export interface Crumb {
  /** Left out for the page itself, which is the last. */
  href?: string
  text: string
}

/** From the home page on, as `PageHeader` and `Breadcrumb` take it. */
export function crumbs(...way: readonly Crumb[]) {
  return { label: 'You are here', items: [{ href: '/', text: 'Home' }, ...way] }
}

/** The same as structured data: https://schema.org/BreadcrumbList. */
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
