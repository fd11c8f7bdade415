/** What every story is held to after its play function, besides what Storybook's addons do. */
import { space } from '../../design-system/tokens/scale.ts'
import { THEMES } from '../modes.ts'
import { horizontalOverflow, smallTargets } from './layout.ts'
import { getResize } from './resize.ts'
import { disableTransitions } from './noTransitions.ts'
import type { A11yParameters } from './themes.ts'
import { recordClasses } from './variants.ts'

interface StoryResult {
  tags: readonly string[]
  parameters: Readonly<Record<string, unknown>>
  reporting: {
    addReport: (report: { type: string; version: number; status: 'passed' | 'failed'; result: unknown }) => void
  }
}

const HEIGHT = 800
const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** 320 px wide, then the same with text of twice the size. */
async function reflow(resize: (width: number, height: number) => Promise<void>, layout: unknown): Promise<string[]> {
  const { innerWidth, innerHeight } = window
  const root = document.documentElement
  const release = disableTransitions()
  const found: string[] = []
  try {
    await resize(320, HEIGHT)
    // A page never gives less; what stands edge to edge says so by its layout.
    if (layout !== 'fullscreen') document.body.style.paddingInline = space.gutter
    await drawn()
    found.push(
      ...horizontalOverflow().map((line) => `at 320 px: ${line}`),
      ...smallTargets().map((line) => `target: ${line}`),
    )
    root.style.fontSize = '200%'
    await drawn()
    found.push(...horizontalOverflow().map((line) => `at 320 px with text of 200 %: ${line}`))
  } finally {
    root.style.removeProperty('font-size')
    document.body.style.removeProperty('padding-inline')
    await resize(innerWidth, innerHeight)
    release()
  }
  return found
}

/** Throws with one line a fault. Does nothing outside the test runner. */
export async function checkStory({ tags, parameters, reporting }: StoryResult): Promise<void> {
  const resize = getResize()
  if (!resize) return
  recordClasses()
  // axe is large: a reader of the published Storybook does without.
  const { themeViolations } = await import('./themes.ts')
  const a11y = parameters['a11y'] as A11yParameters | undefined
  const found = await themeViolations(a11y)
  // The table of states is made of this (`.ci/states`).
  const own = document.documentElement.dataset['theme'] ?? 'light'
  const others = THEMES.map(({ value }) => value).filter((theme) => theme !== own)
  if (a11y?.test !== 'off')
    reporting.addReport({
      type: 'themes',
      version: 1,
      status: found.length > 0 ? 'failed' : 'passed',
      result: { own, others },
    })
  if (tags.includes('visual')) found.push(...(await reflow(resize, parameters['layout'])))
  if (found.length > 0) throw new Error(found.join('\n'))
}
