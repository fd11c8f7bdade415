/** The page's dialogs, prefetched once the bookings are shown. */
import { lazyWithPreload } from '../../shell/lazyWithPreload.ts'

export const BookingDialog = lazyWithPreload(async () => (await import('./BookingDialog.tsx')).BookingDialog)
export const CancelDialog = lazyWithPreload(async () => (await import('./RequestDialogs.tsx')).CancelDialog)
export const ChangeDialog = lazyWithPreload(async () => (await import('./ChangeDialog.tsx')).ChangeDialog)
export const TourDialog = lazyWithPreload(async () => (await import('./TourDialog.tsx')).TourDialog)
export const RescheduleDialog = lazyWithPreload(async () => (await import('./RequestDialogs.tsx')).RescheduleDialog)

export async function fetchDialogs(): Promise<void> {
  await Promise.all(
    [BookingDialog, CancelDialog, ChangeDialog, TourDialog, RescheduleDialog].map((dialog) => dialog.preload()),
  )
}
