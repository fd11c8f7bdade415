/** Names the choices of the toolbar that a story makes itself: Storybook greys them, and gives no reason. */
import { createElement } from 'react'
import { addons, types, useGlobals, useGlobalTypes } from 'storybook/manager-api'

const ID = 'aperture-acres/set-by-story'

function SetByStory() {
  const [, , own] = useGlobals()
  const known = useGlobalTypes()
  const names = Object.keys(own).map((name) => known[name]?.description ?? name)
  if (names.length === 0) return null
  return createElement('span', { className: 'set-by-story', role: 'note' }, `Set by this story: ${names.join(', ')}`)
}

export const saySetByStory = () =>
  addons.register(ID, () => {
    addons.add(`${ID}/note`, {
      type: types.TOOL,
      title: 'Set by this story',
      match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
      render: SetByStory,
    })
  })
