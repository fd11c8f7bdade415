import { BRAND } from '#brand/brand.ts'

export { BRAND }

/** Some studios have no cafe or no cottage. */
export const hasPage = (href: string): boolean => !BRAND.without?.some((path) => path === href)

/** Home has name and tagline; other titles end with the name (C-022). */
export function pageTitle(title?: string): string {
  return title ? `${title} | ${BRAND.name}` : `${BRAND.name} | ${BRAND.tagline}`
}
