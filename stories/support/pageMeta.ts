/** @param attribute of a `<meta>`: `name="description"`, `property="og:title"`. */
export const pageMeta = (attribute: string) =>
  document.head.querySelector(`meta[${attribute}]`)?.getAttribute('content') ?? ''
