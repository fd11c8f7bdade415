/**
 * The address if it leads to a page or file over HTTP or on this site; undefined for anything else (`javascript:`,
 * `data:`).
 */
export function webAddress(sent: string): string | undefined {
  const plain = sent.trim()
  if (!plain) return undefined
  try {
    return /^https?:$/.test(new URL(plain, 'https://here.example').protocol) ? plain : undefined
  } catch {
    return undefined
  }
}

/** `temple-steps` becomes `Temple Steps`; a slug without words becomes `otherwise`. */
export function wordsOfSlug(slug: string, otherwise: string): string {
  if (!/\p{L}[\p{L}\p{M}]/u.test(slug)) return otherwise
  return slug
    .split(/[-_\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toLocaleUpperCase('en-IN') + word.slice(1))
    .join(' ')
}
