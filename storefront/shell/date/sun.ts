/** Computes the sun at the studio on the device. Only lazy chunks import this file, because of the library's size. */
import { getTimes } from 'suncalc'
import { BRAND } from '../../brand.ts'
import type { Day } from '../../text/dates.ts'
import { clock } from '../../text/times.ts'

export function sunOf(day: Day) {
  const midnight = Date.parse(`${day}T00:00:00+05:30`)
  const { latitude, longitude } = BRAND.place
  const times = getTimes(new Date(`${day}T12:00:00+05:30`), latitude, longitude)
  const minutes = (time: Date | null): number => Math.round((Number(time) - midnight) / 60_000)
  return {
    sunrise: minutes(times.sunrise),
    /** The end of the morning's golden light. */
    goldenUntil: minutes(times.goldenHourEnd),
    /** The start of the evening's golden light. */
    goldenFrom: minutes(times.goldenHour),
    sunset: minutes(times.sunset),
  }
}

/** The golden light of a shoot for `DayArc`: the evening's, unless the shoot ends before it. */
export function goldenLight(day: Day, shootEnd: number | undefined) {
  const { sunrise, goldenUntil, goldenFrom, sunset } = sunOf(day)
  return shootEnd !== undefined && shootEnd > sunrise && shootEnd <= goldenFrom
    ? { start: sunrise, end: goldenUntil, text: `Sunrise ${clock(sunrise)}, golden until ${clock(goldenUntil)}` }
    : { start: goldenFrom, end: sunset, text: `Sunset ${clock(sunset)}, golden from ${clock(goldenFrom)}` }
}
