import { expect, screen, waitFor, within } from 'storybook/test'
import { NO_SCENARIO } from '../../.storybook/modes.ts'

interface Context {
  globals: Readonly<Record<string, unknown>>
}

/** Pages are lazy. */
const TIMEOUT = { timeout: 8000 }

/** In any scenario the page shows a heading or a dialog. */
export const showsHeadingOrDialog = () =>
  waitFor(() => expect(document.querySelector('main h1, [role=alertdialog], [role=dialog]')).toBeVisible(), TIMEOUT)

/**
 * For `play`: waits for the heading of a whole page.
 * @param text also to wait for, where the provider's answer comes after the heading.
 */
export function opens(heading: string, text?: string | RegExp) {
  return async ({ globals }: Context): Promise<void> => {
    if (globals['scenario'] !== NO_SCENARIO) return showsHeadingOrDialog()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible(), TIMEOUT)
    if (text) await within(screen.getByRole('main')).findAllByText(text, {}, TIMEOUT)
    // After navigation the heading has focus; on a first page nothing has.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
}
