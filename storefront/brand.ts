import { BRAND } from '#brand/brand.ts'

/** The studio that the shop is built for. `#brand` is its folder in `storefront/brands`. */
export { BRAND }

/** Whether the studio has this page. Some have no cafe or no cottage. */
export const hasPage = (href: string): boolean => !BRAND.without?.some((path) => path === href)

/** Home has name and tagline; other titles end with the name (C-022). */
export function pageTitle(title?: string): string {
  return title ? `${title} | ${BRAND.name}` : `${BRAND.name} | ${BRAND.tagline}`
}
