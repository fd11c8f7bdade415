import type { Page } from '@playwright/test'

/** The number of printed A4 sheets with margins of a centimetre. */
export async function sheetsOf(page: Page): Promise<number> {
  const margin = '10mm'
  const file = await page.pdf({ format: 'A4', margin: { top: margin, bottom: margin, left: margin, right: margin } })
  return file.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}
