/** A Vitest reporter that merges the results of story tests into `.cache/states/results.json`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { readResults, type Result, RESULTS_FILE } from './results.ts'

interface Told {
  readonly storyId?: string
  /** `a11y` of the addon covers the story's own theme, `themes` of `.storybook/checks` the others. */
  readonly reports?: readonly { readonly type: string; readonly status: string; readonly result: unknown }[]
}
interface Themes {
  readonly own: string
  readonly others: readonly string[]
}

export function themesOf(reports: NonNullable<Told['reports']>): string[] {
  const passed = (type: string) => reports.find((report) => report.type === type && report.status === 'passed')
  const themes = reports.find(({ type }) => type === 'themes')?.result as Themes | undefined
  if (!themes) return []
  return [...(passed('a11y') ? [themes.own] : []), ...(passed('themes') ? themes.others : [])]
}

function resultOf(test: TestCase): [string, Result][] {
  const { storyId, reports = [] } = test.meta() as Told
  if (!storyId) return []
  return [[storyId, { passed: test.result().state === 'passed', themes: themesOf(reports) }]]
}

// Vitest wants a default export.
// eslint-disable-next-line import/no-default-export
export default class StatesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const seen = modules.flatMap((module) => [...module.children.allTests()].flatMap(resultOf))
    const stories = { ...readResults()?.stories, ...Object.fromEntries(seen) }
    mkdirSync(dirname(RESULTS_FILE), { recursive: true })
    writeFileSync(RESULTS_FILE, JSON.stringify({ at: new Date().toISOString(), stories }))
  }
}
