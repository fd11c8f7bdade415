/** Preloaded into the shop's process: fixes the date, so that transcripts are the same each time. */
import { NOW } from './now.ts'

globalThis.Date = class extends Date {
  constructor(...given: [] | [number]) {
    super(...(given.length === 0 ? ([NOW] as const) : given))
  }

  static override now(): number {
    return NOW
  }
} as DateConstructor
