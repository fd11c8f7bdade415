/** @param attribute of a page's `<meta>`: `name="description"`, `property="og:title"`. */
export const pageMeta = (attribute: string) =>
  document.head.querySelector(`meta[${attribute}]`)?.getAttribute('content') ?? ''
