/** The accessibility addon checks only the story's own theme. */
import axe from 'axe-core'
import { THEMES } from '../modes.ts'
import { disableTransitions } from './noTransitions.ts'

const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

export interface A11yParameters {
  test?: string
  config?: axe.Spec
  context?: { exclude: string }
}

/** @returns one line per violation. */
export async function themeViolations(a11y: A11yParameters | undefined): Promise<string[]> {
  if (a11y?.test === 'off') return []
  const root = document.documentElement
  const own = root.dataset['theme'] ?? 'light'
  const release = disableTransitions()
  const found: string[] = []
  axe.reset()
  if (a11y?.config) axe.configure(a11y.config)
  const exempt = a11y?.config?.rules?.filter(({ enabled }) => enabled === false).map(({ id }) => id) ?? []
  const runOnly = COLOUR_RULES.filter((rule) => !exempt.includes(rule))
  const context = { include: document.body, ...a11y?.context }
  try {
    for (const { value } of THEMES) {
      if (value === own) continue
      root.dataset['theme'] = value
      const { violations } = await axe.run(context, { runOnly, resultTypes: ['violations'] })
      for (const { id, nodes } of violations) {
        for (const { target, any } of nodes)
          found.push(`${value}: ${id} at ${target.join(' ')} (${any[0]?.message ?? ''})`)
      }
    }
  } finally {
    root.dataset['theme'] = own
    release()
  }
  return found
}
