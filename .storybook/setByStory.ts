/** Storybook greys choices that a story makes itself, but does not say why. */
import { createElement, useEffect } from 'react'
import { addons, types, useGlobals, useGlobalTypes, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { scenarioOf } from '../mocks/scenarios.ts'
import { isScreen } from './modes.ts'

const ID = 'aperture-acres/set-by-story'

/** Pages have no controls, so Storybook would show an empty panel. */
function useFilledPanel(isPage: boolean): void {
  const { getSelectedPanel, setSelectedPanel } = useStorybookApi()
  useEffect(() => {
    if (isPage && getSelectedPanel() === 'addon-controls') setSelectedPanel('storybook/interactions/panel')
  }, [isPage, getSelectedPanel, setSelectedPanel])
}

function SetByStory() {
  const [globals, , own] = useGlobals()
  const { storyId } = useStorybookState()
  const known = useGlobalTypes()
  useFilledPanel(isScreen(storyId))
  const names = Object.keys(own).map((name) => known[name]?.description ?? name)
  const notes = [
    names.length > 0 && `Fixed by this story: ${names.join(', ')}.`,
    isScreen(storyId) ? scenarioOf(String(globals['scenario']))?.look : undefined,
  ].filter(Boolean)
  if (notes.length === 0) return null
  return createElement('span', { className: 'set-by-story', role: 'note' }, notes.join(' '))
}

export const saySetByStory = () =>
  addons.register(ID, () => {
    addons.add(`${ID}/note`, {
      type: types.TOOL,
      title: 'About the choices of the toolbar',
      match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
      render: SetByStory,
    })
  })
