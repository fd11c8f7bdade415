/** What is meant, and why. */
import type { FailedRequest } from './faults.ts'

interface Exception {
  /** Fits the story (nothing for the page itself) and the request, in a row. */
  readonly what: RegExp
  readonly reason: string
}

const REQUESTS: readonly Exception[] = [
  { what: /^(?:routes-\S+)? \S+\/art\/nowhere\.svg 404$/, reason: 'A picture that is gone is what the story shows.' },
  {
    what: /^ \S+\/states\/[\w-]+\.webp 404$/,
    reason: 'A Storybook that is built for the camera does without the small pictures of states.',
  },
  {
    what: /^routes-home--without-banners-and-categories \S+\/v1\/\w+ 503$/,
    reason: 'A provider that is down is what the story shows.',
  },
  {
    what: /^pages-in-a-situation--\S+ \S+\/v1\/\S+ (?:401|503|net::ERR_FAILED)$/,
    reason: 'So are these situations: down, out of reach, session over.',
  },
]

/** Stories in whose place nothing has to be seen. */
export const EMPTY: Readonly<Record<string, string>> = {
  'components-toastregion--leaves-by-itself': 'A toast that is gone after a millisecond.',
}

export function isExpected({ story, url, why }: FailedRequest): boolean {
  return REQUESTS.some(({ what }) => what.test(`${story} ${url} ${why}`))
}
