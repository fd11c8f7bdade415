import { expect, userEvent, within } from 'storybook/test'
import type { CardActionProps } from '../../design-system/components/CardAction/CardAction.tsx'

interface Context {
  args: { action: CardActionProps }
  canvasElement: HTMLElement
}

/** For `play` of a card whose action has a `disabledReason` and an `onPress` that is a mock. */
export async function saysWhyAndDoesNothing({ args: { action }, canvasElement }: Context): Promise<void> {
  const button = within(canvasElement).getByRole('button', { name: action.label })
  await expect(button).toHaveAccessibleDescription(action.disabledReason)
  await userEvent.click(button)
  await expect(action.onPress).not.toHaveBeenCalled()
}
