import { BRAND } from '#brand/brand.ts'

/** Of the studio that the shop is built for: `#brand` is a folder of `storefront/brands`. */
export { BRAND }

/** Not every studio has a cafe and a cottage. */
export const hasPage = (href: string): boolean => !BRAND.without?.some((path) => path === href)

/** Home has name and tagline; other titles end with the name (C-022). */
export function pageTitle(title?: string): string {
  return title ? `${title} | ${BRAND.name}` : `${BRAND.name} | ${BRAND.tagline}`
}
