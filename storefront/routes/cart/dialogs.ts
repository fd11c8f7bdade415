/** The cart's dialogs, fetched once the cart has lines. */
import { lazyWithPreload } from '../../shell/lazyWithPreload.ts'

export const CallSheetDialog = lazyWithPreload(
  async () => (await import('../plan/CallSheetDialog.tsx')).CallSheetDialog,
)
export const ChangeDate = lazyWithPreload(async () => (await import('./ChangeDate.tsx')).ChangeDate)
export const RemoveGroup = lazyWithPreload(async () => (await import('./RemoveGroup.tsx')).RemoveGroup)
export const ServicesDialog = lazyWithPreload(async () => (await import('./ServicesDialog.tsx')).ServicesDialog)

export function fetchDialogs(): Promise<unknown> {
  return Promise.all([ChangeDate, RemoveGroup, ServicesDialog].map((dialog) => dialog.preload()))
}
