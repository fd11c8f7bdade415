/** A page's JSON-LD (https://schema.org). React leaves these scripts where they are rendered. */
export const structuredData = (root: HTMLElement): unknown[] =>
  [...root.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent ?? ''),
  )
