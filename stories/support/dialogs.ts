import { expect, screen, waitFor, within } from 'storybook/test'
import { spoken } from '../../design-system/index.ts'
import { dMy, today, type Day } from '../../storefront/text/dates.ts'
import type { Canvas, User } from './context.ts'
import { openLazily } from './openLazily.ts'

/** Waits until a dialog has faded in. */
export async function openedDialog(name: string): Promise<Canvas> {
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

/** Presses what opens a dialog that begins with a calendar. */
export async function openCalendar(button: string, name: string): Promise<Canvas> {
  await openLazily(screen.findByRole('button', { name: button }))
  const dialog = await openedDialog(name)
  await dialog.findByRole('grid')
  return dialog
}

/** Picks the 15th of the next month, which is never in the past. */
export async function pickNextMonth(dialog: Canvas, { click }: User): Promise<void> {
  await click(dialog.getByRole('button', { name: 'Next month' }))
  await click(dialog.getByRole('button', { name: /^\w+,? 15 / }))
}

/** Picks a day in a calendar that shows the month of `shown`. */
export async function pickDay(dialog: Canvas, { click }: User, day: Day, shown = today()): Promise<void> {
  const monthOf = (one: Day) => Number(one.slice(0, 4)) * 12 + Number(one.slice(5, 7))
  for (let months = monthOf(day) - monthOf(shown); months > 0; months -= 1)
    await click(dialog.getByRole('button', { name: 'Next month' }))
  await click(await dialog.findByRole('button', { name: new RegExp(`\\b${spoken(dMy(day))}`) }))
}
