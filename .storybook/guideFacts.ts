/** Facts for a component's docs page, read from the sources. */
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { HOME, publicModules } from '../design-system/build/publicModules.ts'
import { tokensOf } from './guideTokens.ts'
import { readGuides } from './readGuides.ts'

const ROOT = join(HOME, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

export interface Weight {
  readonly component: string
  readonly foundation: string
  /** kB of 1000 bytes, minified and gzipped; '–' is less than 0.05. */
  readonly alone: string
  readonly beyond: string
  readonly later: string
  readonly budget: string
  readonly styles: string
}

export interface Facts {
  /** Paths such as `color.surface.raised`. */
  readonly tokens: readonly string[]
  readonly parts: readonly string[]
  readonly weights: readonly Weight[]
  readonly changes: readonly { readonly version: string; readonly text: string }[]
  readonly transcript: readonly string[]
}

export interface AllFacts {
  readonly facts: Readonly<Record<string, Facts>>
  readonly pages: Readonly<Record<string, string>>
}

/** @param readme has the table that `npm run weigh` writes. */
export function weightsIn(readme: string): Weight[] {
  const [, rows = ''] = readme.split('| Component | Stands on |')
  return [...rows.matchAll(/^\| (\w+) \| ([^|]+) \| (\S+) \| (\S+) \| (\S+) \| (\d+) \| (\S+) \|$/gm)].map(
    ([, component = '', foundation = '', alone = '', beyond = '', later = '', budget = '', styles = '']) => ({
      component,
      foundation,
      alone,
      beyond,
      later,
      budget,
      styles,
    }),
  )
}

/** Only lines, and of them only sentences, that name a component exactly as it is exported. */
export function changesIn(changelog: string, names: readonly string[]): Facts['changes'] {
  const named = new RegExp(`\\b(?:${names.join('|')})\\b`)
  return changelog.split(/^## /m).flatMap((part) => {
    const [version = '', ...lines] = part.split('\n')
    return lines.flatMap((line) => {
      const sentences = /^- (.*)/.exec(line)?.[1]?.split(/(?<=[.;]) (?=[A-Z`*])/) ?? []
      const text = sentences.filter((sentence) => named.test(sentence)).join(' ')
      return text === '' ? [] : [{ version, text }]
    })
  })
}

const codeOf = (path: string): string => readFileSync(join(HOME, path), 'utf8')

function importsOf(sources: readonly string[]): { styles: readonly string[]; components: readonly string[] } {
  const isPublic = new Set(publicModules().values())
  const styles = new Set<string>()
  const components = new Set<string>()
  const seen = new Set<string>()
  const visit = (folder: string) => {
    if (seen.has(folder)) return
    seen.add(folder)
    globSync(join(folder, '*.css.ts'), { cwd: HOME }).forEach((path) => styles.add(join(HOME, path)))
    for (const path of globSync(join(folder, '!(*.test).tsx'), { cwd: HOME }))
      for (const [, other = ''] of codeOf(path).matchAll(/from '(\.\.\/[^']+)'/g)) {
        const target = join(folder, other)
        if (target.endsWith('.css.ts')) styles.add(join(HOME, target))
        else if (isPublic.has(target)) components.add(basename(target, '.tsx'))
        // A component that is not exported belongs to those that use it.
        else if (/^(?:components|patterns)\/.*\.tsx$/.test(target)) visit(dirname(target))
        // A module may re-export styles, as `Button/look.ts` does.
        else
          for (const [, sheet = ''] of codeOf(target).matchAll(/from '(\.\/[^']+\.css\.ts)'/g))
            styles.add(join(HOME, dirname(target), sheet))
      }
  }
  sources.forEach((source) => visit(dirname(source)))
  return { styles: [...styles], components: [...components].toSorted() }
}

export async function readFacts(): Promise<AllFacts> {
  const modules = publicModules()
  const weights = weightsIn(read('design-system/README.md'))
  const changelog = read('CHANGELOG.md')
  const facts: Record<string, Facts> = {}
  const pages: Record<string, string> = {}
  for (const { name: page, guide } of await readGuides()) {
    const names = [page, ...(guide.covers ?? [])]
    // A component's own page wins over one that also covers it.
    for (const name of names) if (name === page || !(name in pages)) pages[name] = page
    const { styles, components } = importsOf(names.map((name) => modules.get(name) ?? `components/${page}/${page}.tsx`))
    facts[page] = {
      tokens: tokensOf(styles),
      parts: components.filter((name) => !names.includes(name)),
      weights: weights.filter(({ component }) => names.includes(component)),
      changes: changesIn(changelog, names),
      transcript: read(`stories/components/${page}/transcript.txt`).trim().split('\n'),
    }
  }
  return { facts, pages }
}
