import { expect, screen, waitFor, within } from 'storybook/test'
import { NO_SCENARIO } from '../../.storybook/modes.ts'

interface Context {
  globals: Readonly<Record<string, unknown>>
}

export const showsHeadingOrDialog = () =>
  waitFor(() => expect(document.querySelector('main h1, [role=alertdialog], [role=dialog]')).toBeVisible())

/**
 * For `play`: waits for the heading of a whole page.
 * @param text is waited for, too, if it arrives after the heading.
 */
export function opens(heading: string, text?: string | RegExp) {
  return async ({ globals }: Context): Promise<void> => {
    if (globals['scenario'] !== NO_SCENARIO) return showsHeadingOrDialog()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible())
    // Skeletons give way to what the provider sends.
    await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull())
    if (text) await within(screen.getByRole('main')).findAllByText(text)
    // The heading has focus after navigation, but not on the first page.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
}
