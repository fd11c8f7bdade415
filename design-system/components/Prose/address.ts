/** The addresses allowed in untrusted HTML: http, https, mailto, tel and relative ones. */

const LINKS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const PICTURES: ReadonlySet<string> = new Set(['http:', 'https:'])

/**
 * Undefined if the scheme is not allowed. Parsed by `URL`, so that tabs, line ends, capitals and control characters are
 * ignored as browsers ignore them.
 */
function allowed(address: string | null, schemes: ReadonlySet<string>): string | undefined {
  if (address === null || address.trim() === '') return undefined
  try {
    return schemes.has(new URL(address, 'https://relative.invalid/').protocol) ? address.trim() : undefined
  } catch {
    return undefined
  }
}

export const linkAddress = (address: string | null) => allowed(address, LINKS)
export const pictureAddress = (address: string | null) => allowed(address, PICTURES)

/** Whether it leaves the site. An absolute address of this site counts too, which only adds a `rel`. */
export const leaves = (address: string) => /^[\s\\/]*(?:[\\/]{2}|https?:)/i.test(address)
