/** The page's dialogs, fetched once what it is about stands there. */
import { later } from '../../shell/later.ts'

export const BookingDialog = later(async () => (await import('./BookingDialog.tsx')).BookingDialog)
export const ChangeDialog = later(async () => (await import('./ChangeDialog.tsx')).ChangeDialog)

export async function fetchDialogs(): Promise<void> {
  await Promise.all([BookingDialog.fetch(), ChangeDialog.fetch()])
}
