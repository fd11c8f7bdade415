import type { Page } from 'playwright'
import { domValidator } from '../../storefront/build/htmlValidity.ts'
import { waitUntilStable } from '../visual/inPage.ts'
import { decode } from './picture.ts'
import { contrastOf } from './contrast.ts'
import { by, type Case, injectScript, type Measure, type Size } from './measure.ts'
import type { Found } from './page/document.ts'
import type { Finding } from './report.ts'

const NARROW: Size = { width: 320, height: 568 }
/** A window of 1280 × 1024 px at 400 % zoom. */
const ZOOMED: Size = { width: 320, height: 256 }

/** A part of a page has no title or landmarks, and its story may show one landmark in several states. */
const PAGE_ONLY = /^html (?:form-dup-name|unique-landmark|heading-level)/

const picture = async (page: Page) => decode(await page.screenshot({ fullPage: true }))

async function contrastOverPictures(page: Page): Promise<Found[]> {
  const undecidedTexts = await page.evaluate(() => audit.undecidedTexts())
  try {
    if (undecidedTexts.length === 0) return []
    await page.evaluate(() => audit.paintText('transparent'))
    const without = await picture(page)
    await page.evaluate(() => audit.paintText('rgb(255 0 255)'))
    const marked = await picture(page)
    return undecidedTexts.flatMap((ink) => {
      const contrast = contrastOf(ink, without, marked)
      if (contrast === undefined || contrast >= ink.least) return []
      return [
        {
          rule: 'contrast',
          element: ink.element,
          sentence: `It has a contrast of ${contrast.toFixed(2)} to what is behind it, not ${ink.least}.`,
          link: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum',
        },
      ]
    })
  } finally {
    await page.evaluate(() => audit.restoreText())
  }
}

/** Stories are checked for colours alone, because `npm test` runs all rules of axe after every story, in one theme. */
async function colours(page: Page, { themes, scope }: Case): Promise<Finding[]> {
  const found: Finding[] = []
  for (const [at, theme] of themes.entries()) {
    await page.evaluate((name) => audit.setTheme(name), theme)
    await page.evaluate(waitUntilStable)
    const rules = scope === 'page' && at === 0 ? ('everything' as const) : ('colours' as const)
    found.push(...by('axe', await page.evaluate((which) => audit.runAxe(which), rules), `${theme}: `))
    found.push(...by('pictures', await contrastOverPictures(page), `${theme}: `))
  }
  await page.evaluate((name) => audit.setTheme(name), themes[0] ?? 'light')
  return found
}

async function markup(page: Page, scope: Case['scope']): Promise<Found[]> {
  const html = await page.evaluate((whole) => audit.html(whole), scope === 'page')
  return domValidator
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector, ruleUrl }) => ({
      rule: ruleId,
      element: selector ?? '',
      sentence: message,
      ...(ruleUrl && { link: ruleUrl }),
    }))
}

export const auditPage: Measure = async (page, subject) => {
  await injectScript(page)
  const found = await colours(page, subject)
  found.push(...by('html', await markup(page, subject.scope)))
  for (const size of [subject.size, NARROW, ZOOMED]) {
    await page.setViewportSize(size)
    await page.evaluate(waitUntilStable)
    const where = `at ${size.width} × ${size.height}: `
    if (size === ZOOMED) found.push(...by('zoom', await page.evaluate(() => audit.outOfReach()), where))
    else found.push(...by('spacing', await page.evaluate(() => audit.textSpacingFindings()), where))
  }
  await page.setViewportSize(subject.size)
  return subject.scope === 'part' ? found.filter(({ engine, rule }) => !PAGE_ONLY.test(`${engine} ${rule}`)) : found
}
