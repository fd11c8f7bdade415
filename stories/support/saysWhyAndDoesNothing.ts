import { expect, userEvent, within } from 'storybook/test'
import type { CardActionProps } from '../../design-system/components/CardAction/CardAction.tsx'

interface Context {
  args: { action: CardActionProps }
  canvasElement: HTMLElement
}

/** For `play` of a card whose action has a `disabledReason` and a mock `onPress`. */
export async function saysWhyAndDoesNothing({ args: { action }, canvasElement }: Context): Promise<void> {
  const button = within(canvasElement).getByRole('button', { name: action.label })
  await expect(button).toHaveAccessibleDescription(expect.stringContaining(action.disabledReason ?? ''))
  await expect(within(button).getByText(action.disabledReason ?? '')).toBeVisible()
  await userEvent.click(button)
  await expect(action.onPress).not.toHaveBeenCalled()
}
