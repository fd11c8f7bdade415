import type { CDPSession, Page } from 'playwright'
import { decode } from './picture.ts'
import { waitUntilStable } from '../visual/inPage.ts'
import { domValidator } from '../../storefront/build/htmlValidity.ts'
import { contrastOf } from './contrast.ts'
import { injectScripts } from './inPage.ts'
import { PAGE_ONLY_RULES } from './pageOnlyRules.ts'
import type { Engine, Finding, Verdict } from './types.ts'

export type Verdicts = Record<Exclude<Engine, 'widths'>, Verdict>

interface Size {
  readonly width: number
  readonly height: number
}

export interface Case {
  /** The page opens in the first one. */
  readonly themes: readonly string[]
  readonly size: Size
  /** A `part` has no title, landmarks or `h1`; a `view` has them, inside Storybook's document. */
  readonly scope: 'page' | 'view' | 'part'
}

/** `ZOOMED` is a window of 1280 × 1024 px at 400 % zoom. */
const NARROW: Size = { width: 320, height: 568 }
const ZOOMED: Size = { width: 320, height: 256 }

const verdict = (themes: readonly string[], findings: readonly Finding[], undecided = 0): Verdict => ({
  themes,
  findings,
  excepted: 0,
  undecided,
})
const inTheme = (theme: string, findings: readonly Finding[]): Finding[] =>
  findings.map((finding) => ({ ...finding, sentence: `${theme}: ${finding.sentence}` }))

async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(waitUntilStable)
}

async function picture(page: Page, session: CDPSession): Promise<Buffer> {
  const { width, height } = await page.evaluate(waitUntilStable)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  })
  return Buffer.from(data, 'base64')
}

async function contrastOverPictures(page: Page, session: CDPSession): Promise<Finding[]> {
  const undecidedTexts = await page.evaluate(() => audit.undecidedTexts())
  try {
    if (undecidedTexts.length === 0) return []
    await page.evaluate(() => audit.paintText('transparent'))
    const without = await decode(await picture(page, session))
    await page.evaluate(() => audit.paintText('rgb(255 0 255)'))
    const marked = await decode(await picture(page, session))
    return undecidedTexts.flatMap((ink) => {
      const contrast = contrastOf(ink, without, marked)
      if (contrast === undefined || contrast >= ink.least) return []
      return [
        {
          rule: 'contrast',
          element: ink.element,
          sentence: `“${ink.words}” has a contrast of ${contrast.toFixed(2)} to what is behind it, not ${ink.least}.`,
          link: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum',
        },
      ]
    })
  } finally {
    await page.evaluate(() => audit.restoreText())
  }
}

async function read(
  page: Page,
  session: CDPSession,
  { themes, scope }: Case,
): Promise<Pick<Verdicts, 'axe' | 'pictures' | 'ibm' | 'html'>> {
  const isPart = scope === 'part'
  const axe: Finding[] = []
  const pictures: Finding[] = []
  let undecided = 0
  for (const [at, theme] of themes.entries()) {
    await page.evaluate((name) => audit.setTheme(name), theme)
    await page.evaluate(waitUntilStable)
    const answer = await page.evaluate(({ only, off }) => audit.runAxe(only, off), {
      only: at === 0 ? ('everything' as const) : ('colours' as const),
      off: isPart ? PAGE_ONLY_RULES.axe : [],
    })
    axe.push(...inTheme(theme, answer.findings))
    if (at === 0) undecided = answer.undecided
    pictures.push(...inTheme(theme, await contrastOverPictures(page, session)))
  }
  await page.evaluate((name) => audit.setTheme(name), themes[0] ?? 'light')
  const ibm = await page.evaluate((off) => audit.runIbm(off), isPart ? PAGE_ONLY_RULES.ibm : [])
  const markup =
    scope === 'page'
      ? `<!doctype html>${await page.evaluate(() => audit.html())}`
      : await page.evaluate(() => audit.fragment())
  const { results } = domValidator.validateStringSync(markup)
  const skipped = isPart ? PAGE_ONLY_RULES.html : []
  const broken = results.flatMap(({ messages }) => messages).filter(({ ruleId }) => !skipped.includes(ruleId))
  const html = broken.map(({ ruleId, message, selector, ruleUrl }) => ({
    rule: ruleId,
    element: selector ?? '',
    sentence: message,
    ...(ruleUrl && { link: ruleUrl }),
  }))
  return {
    axe: verdict(themes, axe, undecided),
    pictures: verdict(themes, pictures),
    ibm: verdict(themes.slice(0, 1), ibm.findings, ibm.undecided),
    html: verdict(themes.slice(0, 1), html),
  }
}

async function spacing(page: Page): Promise<Finding[]> {
  await page.evaluate(() => audit.applyTextSpacing())
  await page.evaluate(waitUntilStable)
  return page.evaluate(() => audit.textSpacingFindings())
}

const at = ({ width, height }: Size, findings: readonly Finding[]): Finding[] =>
  findings.map((finding) => ({ ...finding, sentence: `at ${width} × ${height}: ${finding.sentence}` }))

export async function auditPage(page: Page, session: CDPSession, subject: Case): Promise<Verdicts> {
  await injectScripts(page)
  const words = await read(page, session, subject)
  const first = subject.themes.slice(0, 1)
  const reflow: Finding[] = []
  const spaced = at(subject.size, await spacing(page))
  const targets = at(subject.size, await page.evaluate(() => audit.targets()))
  await resize(page, NARROW)
  reflow.push(...at(NARROW, await page.evaluate(() => audit.reflow())))
  targets.push(...at(NARROW, await page.evaluate(() => audit.targets())))
  spaced.push(...at(NARROW, await spacing(page)))
  await resize(page, ZOOMED)
  reflow.push(...at(ZOOMED, await page.evaluate(() => [...audit.reflow(), ...audit.zoomFindings()])))
  await page.setViewportSize(subject.size)
  return { ...words, reflow: verdict(first, reflow), spacing: verdict(first, spaced), targets: verdict(first, targets) }
}
