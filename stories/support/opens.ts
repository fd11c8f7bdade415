import { expect, screen, waitFor, within } from 'storybook/test'
import { NO_SCENARIO } from '../../.storybook/modes.ts'

interface Context {
  globals: Readonly<Record<string, unknown>>
}

/** Parts are fetched when they are first wanted. */
const TIMEOUT = { timeout: 8000 }

/** Whatever the provider does, the page says where one is, or an alert says what is wrong. */
export const stands = () =>
  waitFor(() => expect(document.querySelector('main h1, [role=alertdialog], [role=dialog]')).toBeVisible(), TIMEOUT)

/**
 * For `play`: the whole page is there, and says what it is about.
 * @param text of the page's own, where what the provider answers comes after the heading.
 */
export function opens(heading: string, text?: string | RegExp) {
  return async ({ globals }: Context): Promise<void> => {
    if (globals['scenario'] !== NO_SCENARIO) return stands()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible(), TIMEOUT)
    if (text) await within(screen.getByRole('main')).findAllByText(text, {}, TIMEOUT)
    // Where a page was gone to its heading has focus; where one starts nothing has.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
}
