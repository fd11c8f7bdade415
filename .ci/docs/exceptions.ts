/** Faults that are intended, with the reason. */
import type { FailedRequest } from './faults.ts'

interface Exception {
  /** Matches story (empty for the page itself), address and failure, separated by spaces. */
  readonly what: RegExp
  readonly reason: string
}

const REQUESTS: readonly Exception[] = [
  { what: /^(?:routes-\S+)? \S+\/art\/nowhere\.svg 404$/, reason: 'The story shows a missing picture.' },
  {
    what: /^ \S+\/states\/[\w-]+\.webp 404$/,
    reason: 'Storybooks built by our checks have no thumbnails of states.',
  },
  {
    what: /^routes-home--without-banners-and-categories \S+\/v1\/\w+ 503$/,
    reason: 'The story shows a provider that is down.',
  },
  {
    what: /^pages-in-a-situation--\S+ \S+\/v1\/\S+ (?:401|503|net::ERR_FAILED)$/,
    reason: 'These situations are down, out of reach, and session over.',
  },
]

/** Stories that may be empty. */
export const EMPTY: Readonly<Record<string, string>> = {
  'components-toastregion--leaves-by-itself': 'Its toast leaves after a millisecond.',
}

export function isExpected({ story, url, why }: FailedRequest): boolean {
  return REQUESTS.some(({ what }) => what.test(`${story} ${url} ${why}`))
}
