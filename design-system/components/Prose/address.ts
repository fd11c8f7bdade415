/** Which addresses written HTML may carry: http, https, mailto and tel; a relative one is a page of ours. */

const LINKS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const PICTURES: ReadonlySet<string> = new Set(['http:', 'https:'])

/**
 * The address, or undefined where its scheme is none of those. The browser's own parser decides, so that
 * what it would overlook (tabs, line ends, capitals, leading control characters) is overlooked here too.
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

/** Whether it leaves the site; a full address of our own counts as leaving, which only costs a `rel`. */
export const leaves = (address: string) => /^[\s\\/]*(?:[\\/]{2}|https?:)/i.test(address)
