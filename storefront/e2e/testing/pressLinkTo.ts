import { expect, type Page } from '@playwright/test'

/** Points one of the footer's links to `path`, so that the app handles the press. */
export async function pressLinkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>('footer a[href="/faqs"]')
    if (!link) throw new Error('there is no link to change')
    link.href = to
    link.click()
    link.href = '/faqs'
  }, path)
  await expect(page).toHaveURL((url) => url.pathname === path)
}
