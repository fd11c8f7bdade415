/** Finds links in the studio's own texts to pages that the provider's catalogue may lack. */
import { HOME, PLAN } from '#brand/home.ts'

interface Link {
  readonly name: string
  readonly href: string
}

const LINKS: readonly Link[] = [
  ...PLAN.places,
  // Warnings name services without soft hyphens.
  ...HOME.services.map(({ text, href }) => ({ name: text.replaceAll('\u00AD', ''), href })),
]

const missing = (paths: readonly string[], links: readonly Link[]) => links.filter(({ href }) => !paths.includes(href))

/** @param paths of all public pages. */
export function missingPages(paths: readonly string[]): string[] {
  return missing(paths, LINKS).map(({ href }) => href)
}

/** @returns one warning for each link that the home page shows as plain text. */
export function missingLinks(paths: readonly string[], links = LINKS): string[] {
  return missing(paths, links).map(
    ({ name, href }) =>
      `“${name}” is no link on the home page: there is no page ${href}. Change it in the studio’s folder.`,
  )
}
