/** Applies the toolbar's choices to a story. */
import type { Decorator } from '@storybook/react-vite'
import { wearBrand } from './brands.ts'

export const withToolbar: Decorator = (Story, { canvasElement, globals, parameters, viewMode }) => {
  const root = document.documentElement
  // Stories of a docs page have themes and directions of their own.
  const stage = canvasElement.closest<HTMLElement>('.docs-story') ?? root
  // A story that is text is a part of its page.
  if (viewMode !== 'docs' || parameters['isText'] !== true) stage.dataset['theme'] = String(globals['theme'])
  wearBrand(globals['brand'], stage)
  stage.dir = String(globals['direction'])
  root.dataset['motion'] = String(globals['motion'])
  // Remounts the story with another scenario, to call the provider again, and with another brand, for its words.
  return <Story key={`${String(globals['scenario'])} ${String(globals['brand'])}`} />
}
