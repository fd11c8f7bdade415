/** Opens a situation where it shows, and fails where it does not. For `play`. */
import { expect, screen, userEvent, waitFor } from 'storybook/test'

/** Pages are lazy, and answers take their time. */
const TIMEOUT = { timeout: 15_000 }

const isSeen = (text: string | RegExp) =>
  waitFor(() => expect(screen.getAllByText(text).some((element) => element.checkVisibility())).toBe(true), TIMEOUT)

export const shows = (text: string | RegExp) => () => isSeen(text)

async function pressFirst(name: string | RegExp): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name }, TIMEOUT)
  await userEvent.click(button!)
}

export const press = (name: string | RegExp, text: string | RegExp) => async () => {
  await pressFirst(name)
  await isSeen(text)
}

export const applyCoupon = (text: string) => async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: /coupon/i }, TIMEOUT), 'FIRSTLIGHT')
  await pressFirst('Apply')
  await isSeen(text)
}

async function askFor(): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Mobile number' }, TIMEOUT), '9876543210')
  await pressFirst('Send OTP')
}

export const askForCode = (text: RegExp) => async () => {
  await askFor()
  await isSeen(text)
}

export const typeCode = (text: string) => async () => {
  await askFor()
  await userEvent.type(await screen.findByRole('textbox', { name: /5-digit code/ }, TIMEOUT), '12345{Enter}')
  await isSeen(text)
}
