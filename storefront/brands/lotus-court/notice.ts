import type { Notice } from '../shape.ts'

export const NOTICE: Notice = {
  shootDays: 4,
  cancelHours: 12,
  stayDays: 1,
  stayWithinDays: 60,
  checkIn: 15,
}
