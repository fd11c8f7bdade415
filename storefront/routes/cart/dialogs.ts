/** The dialogs of the cart: fetched once there is something in it. */
import { later } from '../../shell/later.ts'

export const ChangeDate = later(async () => (await import('./ChangeDate.tsx')).ChangeDate)
export const RemoveGroup = later(async () => (await import('./RemoveGroup.tsx')).RemoveGroup)
export const ServicesDialog = later(async () => (await import('./ServicesDialog.tsx')).ServicesDialog)

export function fetchDialogs(): Promise<unknown> {
  return Promise.all([ChangeDate, RemoveGroup, ServicesDialog].map((dialog) => dialog.fetch()))
}
