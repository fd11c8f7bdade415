import { settings } from '../settings.ts'
import { whenIdle } from './whenIdle.ts'

/** Reports problems and web vitals, if the settings name an address. */
export function startReporting(): void {
  const { report } = settings()
  if (report) whenIdle(() => void import('../report.ts').then((part) => part.reportTo(report)))
}
