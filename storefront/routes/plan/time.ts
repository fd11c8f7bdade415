import { minutesOf } from '../../text/times.ts'

/** Parses a package's words: `Any 12 set-ups, 30 minutes at a stretch`. Undefined without a number. */
export function setUpsOf(details: string): { count: number; minutes: number } | undefined {
  const [, count, minutes] = /\bany (\d+) set-?ups?, (\d+) minutes\b/i.exec(details) ?? []
  return count === undefined || minutes === undefined ? undefined : { count: Number(count), minutes: Number(minutes) }
}

/** `2 h 30`, `6 h`, `30 min`. */
export function duration(minutes: number): string {
  const rest = minutes % 60
  if (minutes < 60) return `${rest} min`
  return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest}`}`
}

/** In minutes; NaN if unknown. An end that is not later is on the next day. */
export function lengthOf({ StartTime, EndTime }: { StartTime: string; EndTime: string }): number {
  const length = (minutesOf(EndTime) ?? NaN) - (minutesOf(StartTime) ?? NaN)
  return length > 0 ? length : length + 24 * 60
}

/** `5 of 12 set-ups, about 2 h 30 of 6 h`; empty if the package does not count set-ups. */
export function planned(sets: number, pkg: { PackageDetails: string; StartTime: string; EndTime: string }) {
  const each = setUpsOf(pkg.PackageDetails)
  if (!each) return undefined
  const length = lengthOf(pkg)
  const of = length > 0 ? ` of ${duration(length)}` : ''
  return {
    text: `${sets} of ${each.count} set-ups, about ${duration(sets * each.minutes)}${of}`,
    isAbove: sets > each.count || sets * each.minutes > length,
  }
}
