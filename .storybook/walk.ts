/**
 * Storybook's own address names the place in the shop that a story of a page or route has reached, so that it can be sent.
 * The step in the browser's history is the frame's.
 */
import { SET_CURRENT_STORY } from 'storybook/internal/core-events'
import { addons, type API } from 'storybook/manager-api'
import { addressOfPlace, CHOSEN, FOLLOWED, PLACE, placeIn, type Place, RETURNED, WALKED, written } from './place.ts'

function follow(api: API): void {
  let shown = placeIn(location.search)

  /** Compares with the address itself: Storybook's state follows later. */
  function name(at: string | undefined): void {
    const now = placeIn(location.search).at
    const [old, next] = [now, at].map((one) => one && written(one))
    if (old !== next) api.applyQueryParams({ [PLACE]: next }, { replace: true })
  }
  const channel = addons.getChannel()
  channel.on(WALKED, (place: Place) => {
    if (placeIn(location.search).story !== place.story) return
    shown = place
    // Else Storybook would write the address of the story before.
    if (api.getUrlState().storyId === place.story) name(place.at)
  })
  window.addEventListener('popstate', () => {
    const before = shown
    shown = placeIn(location.search)
    // Within a story the frame has a step of its own.
    if (shown.story !== before.story) channel.emit(RETURNED, shown)
  })
  channel.on(FOLLOWED, (place: Place) => {
    shown = place
    channel.emit(RETURNED, place)
    api.navigateUrl(addressOfPlace(place), {})
  })
  // Storybook carries parameters on to a story that is chosen; only the browser's history comes back to a place.
  channel.on(SET_CURRENT_STORY, ({ storyId }: { storyId: string }) => {
    if (storyId !== shown.story) {
      shown = { story: storyId }
      channel.emit(CHOSEN, shown)
    }
    name(shown.at)
  })
  // Storybook takes no notice when the story that is shown is chosen again.
  window.addEventListener(
    'click',
    (event) => {
      const chosen = event.target instanceof Element ? event.target.closest('a') : null
      const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey
      if (!isPlain || shown.at === undefined || chosen?.id !== shown.story) return
      event.preventDefault()
      event.stopPropagation()
      channel.emit(CHOSEN, { story: shown.story })
    },
    true,
  )

  // “Open in isolation mode” and “Copy link” leave out what they do not know.
  const { getStoryHrefs } = api
  api.getStoryHrefs = (storyId, options = {}) =>
    getStoryHrefs(storyId, {
      ...options,
      queryParams: {
        ...(storyId === shown.story && shown.at !== undefined && { [PLACE]: written(shown.at) }),
        ...options.queryParams,
      },
    })
}

export const followWalks = () => addons.register('aperture-acres/walk', follow)
