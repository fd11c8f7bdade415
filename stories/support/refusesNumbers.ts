import { expect, screen, userEvent } from 'storybook/test'
import { toasts } from './messages.ts'

/** Types numbers that nobody can order. Each is explained at the field, before any call. */
export async function refusesNumbers(field: HTMLElement, add: HTMLElement): Promise<void> {
  for (const [typed, words] of [
    ['', 'Please enter number of products before adding in cart'],
    ['0', 'Please enter number of products before adding in cart'],
    ['21', 'Maximum number of product is 20'],
  ] as const) {
    await userEvent.clear(field)
    if (typed) await userEvent.type(field, typed)
    await userEvent.click(add)
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription(words)
    await expect(field).toBeInvalid()
    await expect(field).toHaveValue(typed)
    await expect(screen.getByText(words)).toBeVisible()
    // Announced as the description of the focused field.
    await expect(toasts()).toContainEqual({ tone: 'error', text: words, announce: false })
  }
}
