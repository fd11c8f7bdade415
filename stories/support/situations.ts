import { expect, screen, userEvent, waitFor } from 'storybook/test'

async function isSeen(text: string | RegExp): Promise<void> {
  const seen = await waitFor(() => {
    const found = screen.getAllByText(text).find((element) => element.checkVisibility())
    if (!found) throw new Error(`Nobody sees ${String(text)}.`)
    return found
  })
  seen.scrollIntoView({ block: 'center' })
}

export const shows = (text: string | RegExp) => () => isSeen(text)

async function pressFirst(name: string | RegExp): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name })
  await userEvent.click(button!)
}

export const press = (name: string | RegExp, text: string | RegExp) => async () => {
  await pressFirst(name)
  await isSeen(text)
}

export const applyCoupon = (text: string) => async () => {
  const field = await screen.findByRole('textbox', { name: /coupon/i })
  await userEvent.type(field, 'FIRSTLIGHT')
  await expect(field).toBeInTheDocument()
  await expect(field).toHaveValue('FIRSTLIGHT')
  await pressFirst('Apply')
  await isSeen(text)
}

async function askFor(): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Mobile number' }), '9876543210')
  await pressFirst('Send OTP')
}

export const askForCode = (text: RegExp) => async () => {
  await askFor()
  await isSeen(text)
}

export const typeCode = (text: string) => async () => {
  await askFor()
  await userEvent.type(await screen.findByRole('textbox', { name: /5-digit code/ }), '12345{Enter}')
  await isSeen(text)
}
