/** What is wrong with a docs page: one sentence a fault. */
import type { Block, PageInspection } from './inPage.ts'

/** A request that failed, or that went to another host. */
export interface FailedRequest {
  readonly url: string
  /** `404`, `net::ERR_FAILED`, `another host`. */
  readonly why: string
  /** The story whose frame asked; empty for the page itself. */
  readonly story: string
}

/** What the browser said meanwhile. */
export interface PageEvents {
  /** Errors of the console, and errors that nobody caught. */
  readonly errors: readonly string[]
  readonly requests: readonly FailedRequest[]
}

const firstLine = (words: string) => words.split('\n', 1)[0]

export function faultsOfEvents({ errors, requests }: PageEvents): string[] {
  return [
    ...errors.map((error) => `The console says: ${firstLine(error)}`),
    ...requests.map(({ url, why, story }) => `${story || 'The page'} asked for ${url}: ${why}.`),
  ]
}

/** @param empty stories in whose place nothing has to be seen. */
export function faultsOfBlocks(blocks: readonly Block[], empty: readonly string[]): string[] {
  return blocks.flatMap(({ story, error, isSeen }) => {
    if (error !== undefined) return [`${story} shows an error: ${firstLine(error)}`]
    return isSeen || empty.includes(story) ? [] : [`${story} is empty.`]
  })
}

export function faultsOfPage({
  title,
  blocks,
  cover,
  strays,
  sideways,
  scrolled,
  direction,
  hasIcon,
}: PageInspection): string[] {
  return [
    ...(title ? [] : ['It has no title.']),
    ...(blocks.length > 0 ? [] : ['It shows no story.']),
    ...(cover === undefined
      ? []
      : [`Its title lies under ${cover}. What is modal needs a frame: .storybook/framed.ts.`]),
    ...strays.map((stray) => `${stray} stands outside its story. It needs a frame or a height: .storybook/framed.ts.`),
    ...(sideways > 0 ? [`It is ${sideways} px wider than the window.`] : []),
    ...(scrolled > 0 ? [`It opens ${scrolled} px down.`] : []),
    ...(direction === 'ltr' ? [] : ['One of its stories has turned it round.']),
    ...(hasIcon ? [] : ['It names no icon: browsers ask for /favicon.ico, which is not there.']),
  ]
}
