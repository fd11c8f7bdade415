import type { Notice } from '../shape.ts'

/** TEXT-37, TEXT-42, TEXT-43; for stays TEXT-45, TEXT-46. */
export const NOTICE: Notice = {
  shootDays: 3,
  cancelHours: 6,
  stayDays: 2,
  stayWithinDays: 30,
  checkIn: 14,
  extraPerson: 1000,
}
