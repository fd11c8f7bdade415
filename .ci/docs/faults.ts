/** Turns what was found on a docs page into one sentence per fault. */
import type { Block, PageInspection } from './inPage.ts'

/** A request that failed, or that went to another host. */
export interface FailedRequest {
  readonly url: string
  /** `404`, `net::ERR_FAILED`, `another host`. */
  readonly why: string
  /** The story whose frame asked; empty for the page itself. */
  readonly story: string
}

export interface PageEvents {
  /** Console errors and uncaught errors. */
  readonly errors: readonly string[]
  readonly requests: readonly FailedRequest[]
}

const firstLine = (words: string) => words.split('\n', 1)[0]

export function faultsOfEvents({ errors, requests }: PageEvents): string[] {
  return [
    ...errors.map((error) => `Console error: ${firstLine(error)}`),
    ...requests.map(({ url, why, story }) => `${story || 'The page'} asked for ${url}: ${why}.`),
  ]
}

/** @param empty stories that may be empty. */
export function faultsOfBlocks(blocks: readonly Block[], empty: readonly string[]): string[] {
  return blocks.flatMap(({ story, error, isSeen }) => {
    if (error !== undefined) return [`${story} shows an error: ${firstLine(error)}`]
    return isSeen || empty.includes(story) ? [] : [`${story} is empty.`]
  })
}

/** @param isText whether the page is written text (stories/docs), which needs no story. */
export function faultsOfPage(
  { title, blocks, cover, strays, sideways, scrolled, direction, hasIcon }: PageInspection,
  isText = false,
): string[] {
  return [
    ...(title ? [] : ['It has no title.']),
    ...(isText || blocks.length > 0 ? [] : ['It shows no story.']),
    ...(cover === undefined
      ? []
      : [`Its title lies under ${cover}. Give a modal story a frame: .storybook/framed.ts.`]),
    ...strays.map(
      (stray) => `${stray} is drawn outside its story. Give the story a frame or a height: .storybook/framed.ts.`,
    ),
    ...(sideways > 0 ? [`It is ${sideways} px wider than the window.`] : []),
    ...(scrolled > 0 ? [`It opens scrolled down by ${scrolled} px.`] : []),
    ...(direction === 'ltr' ? [] : ['A story has changed its direction to right to left.']),
    ...(hasIcon ? [] : ['It has no icon; see previewHead in .storybook/main.ts.']),
  ]
}
