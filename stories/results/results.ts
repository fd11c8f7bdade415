/** What the checks of a build found for each component, as the page *Test results* shows it. */
import type { Report } from '../audit/report.ts'

/** How many of all stories or pictures passed. */
export interface Count {
  readonly passed: number
  readonly of: number
}

/** Checks that did not run in this build are left out. */
export interface ComponentResult {
  readonly title: string
  readonly plays?: Count
  readonly axe?: Count
  readonly pictures?: Count
  readonly audit?: Count
}

export interface Results {
  /** The commit that was built. */
  readonly commit?: string
  readonly components?: Readonly<Record<string, ComponentResult>>
}

interface Story {
  readonly id: string
  readonly title: string
  readonly tags?: readonly string[]
}

/** The part of Vitest's JSON report that is read here. */
export interface TestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string
      readonly meta: { readonly storyId?: string; readonly reports?: readonly { type: string; status: string }[] }
    }[]
  }[]
}

interface Sources {
  readonly stories: readonly Story[]
  readonly tests?: TestReport | undefined
  readonly audit?: Pick<Report, 'entries'> | undefined
  /** `story mode` for each accepted picture, and for those that differ. */
  readonly pictures?: { readonly taken: readonly string[]; readonly differ: readonly string[] } | undefined
}

const componentOf = (storyId: string) => storyId.slice(0, storyId.indexOf('--'))

/** Undefined if nothing ran, so that a missing result cannot look like a pass. */
const count = (all: readonly boolean[]): Count | undefined =>
  all.length > 0 ? { passed: all.filter(Boolean).length, of: all.length } : undefined

export function resultsOf({ stories, tests, audit, pictures }: Sources): NonNullable<Results['components']> {
  const played = new Map(
    (tests?.testResults ?? [])
      .flatMap(({ assertionResults }) => assertionResults)
      .flatMap((result) => (result.meta.storyId ? [[result.meta.storyId, result] as const] : [])),
  )
  const differ = new Set(pictures?.differ)
  const components = Map.groupBy(stories, ({ id }) => componentOf(id))
  return Object.fromEntries(
    [...components].map(([id, own]) => {
      const of = own.flatMap((story) => {
        const result = played.get(story.id)
        return result ? [{ ...result, isPlayed: story.tags?.includes('play-fn') ?? false }] : []
      })
      const axe = of.flatMap(({ meta }) => (meta.reports ?? []).filter(({ type }) => type === 'a11y'))
      const audited = (audit?.entries ?? []).filter((entry) => componentOf(entry.id) === id)
      const taken = (pictures?.taken ?? []).filter((key) => componentOf(key) === id)
      const result: Record<string, unknown> = {
        title: own[0]!.title,
        plays: count(of.filter(({ isPlayed }) => isPlayed).map(({ status }) => status === 'passed')),
        axe: count(axe.map(({ status }) => status === 'passed')),
        pictures: count(taken.map((key) => !differ.has(key))),
        audit: count(audited.map(({ findings }) => findings.length === 0)),
      }
      return [id, result as unknown as ComponentResult]
    }),
  )
}

export const said = (result: Count | undefined): string =>
  result ? `${result.passed} of ${result.of}` : 'Not tested in this build'
