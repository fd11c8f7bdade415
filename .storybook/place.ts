/** A place in the shop, as links to a story of a page or route name it: `&at=/outfits?sort=price-up`. */

/** For Storybook's own address, and for that of its preview frame. */
export const PLACE = 'at'

/**
 * Channel events: the visitor has walked; the browser's history came back to a story; the reader chose a story, or followed
 * a link in the frame of a docs page.
 */
export const WALKED = 'aperture-acres/walked'
export const RETURNED = 'aperture-acres/returned'
export const CHOSEN = 'aperture-acres/chosen'
export const FOLLOWED = 'aperture-acres/followed'

export interface Place {
  /** The story's id. */
  story: string
  /** Path and query of the shop; undefined where the story begins. */
  at?: string | undefined
}

/**
 * Storybook writes its parameters as they are and reads them decoded, any number of times: what is written has no
 * character that either changes.
 */
export const written = (at: string) =>
  at.replaceAll('~', '%7E').replaceAll(';', '%3B').replaceAll('+', '%20').replaceAll('%', '~').replaceAll('&', ';')

export const read = (parameter: string) => parameter.replaceAll(';', '&').replaceAll('~', '%')

/** @param search the query of either address. */
export function placeIn(search: string): Place {
  const query = new URLSearchParams(search)
  const [, story = ''] = /^\/\w+\/(.+)$/.exec(query.get('path') ?? '') ?? [undefined, query.get('id') ?? undefined]
  const at = query.get(PLACE)
  return { story, at: at === null ? undefined : read(at) }
}

/** @param address of a frame. @param at undefined where the story begins. */
export function withPlace(address: string | URL, at: string | undefined): string {
  const url = new URL(address)
  if (at === undefined) url.searchParams.delete(PLACE)
  else url.searchParams.set(PLACE, written(at))
  return url.href
}

/** In Storybook's interface. */
export const addressOfPlace = ({ story, at }: Place): string =>
  `?path=/story/${story}${at === undefined ? '' : `&${PLACE}=${written(at)}`}`
