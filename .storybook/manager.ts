import { addons } from 'storybook/manager-api'
import { saySetByStory } from './setByStory.ts'
import { deviceBase, onDeviceBase, PRODUCT, storybookTheme, tokensOf } from './theme.ts'
import './manager.css'

function applyTheme(): void {
  const base = deviceBase()
  const { action, focus } = tokensOf(base)
  const { style } = document.documentElement
  style.colorScheme = base
  style.setProperty('--selected-bg', action.selectedBg)
  style.setProperty('--selected-ink', action.selectedInk)
  style.setProperty('--focus', focus.outer)
  addons.setConfig({ theme: storybookTheme(base) })
}
applyTheme()
onDeviceBase(applyTheme)

/** Storybook has no setting for the “… ⋅ Storybook” in the tab's title. */
function nameTab(): void {
  const named = document.title.replace(/^storybook - /i, '').replace(/(?:^| ⋅ )Storybook$/, '')
  const title = named && !named.endsWith(PRODUCT) ? `${named.replace(/ - Docs$/, '')} · ${PRODUCT}` : named || PRODUCT
  if (document.title !== title) document.title = title
}
new MutationObserver(nameTab).observe(document.head, { childList: true, subtree: true, characterData: true })
nameTab()

saySetByStory()
