import { space } from '../../design-system/tokens/scale.ts'
import { isComponent } from '../modes.ts'
import { hiddenFocus } from './focus.ts'
import { escapedText, horizontalOverflow, largeStickyParts, smallTargets, reversedDates } from './layout.ts'
import { getResize } from './resize.ts'
import { speechFaults } from './speech.ts'
import { disableTransitions } from './noTransitions.ts'
import { sumFaults } from './sums.ts'
import type { A11yParameters } from './themes.ts'
import { touchFaults } from './touch.ts'
import { recordClasses } from './variants.ts'

interface StoryResult {
  id: string
  tags: readonly string[]
  parameters: Readonly<Record<string, unknown>>
}

const HEIGHT = 800
/** A window of 1280 by 1024 pixels at 400 % zoom (WCAG 1.4.10). */
const ZOOMED = [320, 256] as const
/** The smallest phone. */
const LOW = [320, 568] as const
const DIALOG = '[role$="dialog"], dialog[open]'
/** A fault must last this long to count. */
const SETTLED_MS = 2000
const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** On a busy machine, elements that measure themselves may need more than two frames after a resize. */
async function measure(faults: () => string[]): Promise<string[]> {
  const end = performance.now() + SETTLED_MS
  for (;;) {
    await drawn()
    const found = faults()
    if (found.length === 0 || performance.now() > end) return found
  }
}

/** Only the attribute changes. For its picture a story is rendered again, so that its scripts read the direction, too. */
async function fromRightToLeft(faults: () => string[]): Promise<string[]> {
  const root = document.documentElement
  const own = root.dir
  root.dir = 'rtl'
  try {
    return (await measure(faults)).map((line) => `from right to left: ${line}`)
  } finally {
    root.dir = own
  }
}

async function reflow(
  resize: (width: number, height: number) => Promise<void>,
  layout: unknown,
  isShown: boolean,
): Promise<string[]> {
  const { innerWidth, innerHeight } = window
  const root = document.documentElement
  const release = disableTransitions()
  const found: string[] = []
  try {
    await resize(320, HEIGHT)
    // Except for full-width components, this is the smallest padding on any page.
    if (layout !== 'fullscreen') document.body.style.paddingInline = space.gutter
    found.push(
      ...(await measure(() => [
        ...horizontalOverflow().map((line) => `at 320 px: ${line}`),
        // Scrollbars that take up space make a calendar in a dialog narrower than on a phone.
        ...(isShown ? smallTargets().map((line) => `target: ${line}`) : []),
      ])),
      ...(await fromRightToLeft(() => horizontalOverflow().map((line) => `at 320 px: ${line}`))),
    )
    root.style.fontSize = '200%'
    found.push(
      ...(await measure(() =>
        [...horizontalOverflow(), ...largeStickyParts()].map((line) => `at 320 px with text of 200 %: ${line}`),
      )),
      ...(await fromRightToLeft(() => horizontalOverflow().map((line) => `at 320 px with text of 200 %: ${line}`))),
    )
    root.style.removeProperty('font-size')
    await resize(...ZOOMED)
    found.push(...(await measure(() => largeStickyParts().map((line) => `at 400 % zoom: ${line}`))))
    const dialog = [...document.querySelectorAll<HTMLElement>(DIALOG)].findLast((one) => one.checkVisibility())
    if (dialog) {
      await resize(...LOW)
      found.push(...(await measure(() => hiddenFocus(dialog).map((line) => `focus at 320 by 568 px: ${line}`))))
    }
  } finally {
    root.style.removeProperty('font-size')
    document.body.style.removeProperty('padding-inline')
    await resize(innerWidth, innerHeight)
    // axe runs next.
    await drawn()
    release()
  }
  return found
}

/** Does nothing outside the test runner. @throws an error with one line per fault. */
export async function checkStory({ id, tags, parameters }: StoryResult): Promise<void> {
  const resize = getResize()
  if (!resize) return
  recordClasses()
  // Lazy, to keep axe out of the published Storybook.
  const { themeViolations } = await import('./themes.ts')
  const a11y = parameters['a11y'] as A11yParameters | undefined
  // Checking every theme takes a third of a page's time, so only states that designers look at get it.
  const isShown = tags.includes('visual')
  const found = isShown ? await themeViolations(a11y) : []
  found.push(...speechFaults(document.body, parameters['asWritten'] === true).map((line) => `speech: ${line}`))
  found.push(...escapedText(document.body).map((line) => `hidden text: ${line}`))
  found.push(...sumFaults(document.body).map((line) => `sum: ${line}`))
  found.push(...reversedDates(document.body).map((line) => `direction: ${line}`))
  found.push(...touchFaults(document.body).map((line) => `touch: ${line}`))
  // A narrow window hides the controls of a wide one.
  if (isShown) found.push(...smallTargets().map((line) => `target: ${line}`))
  // The shop writes English only, but each component may stand in a page of another language.
  if (isShown && isComponent(id)) found.push(...(await fromRightToLeft(() => reversedDates(document.body))))
  // An open dialog has sticky parts in any story.
  if (isShown || document.querySelector(DIALOG)) found.push(...(await reflow(resize, parameters['layout'], isShown)))
  if (found.length > 0) throw new Error(found.join('\n'))
}
