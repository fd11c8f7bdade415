/** Finds the stories and unit tests that a change can affect, by following imports. Paths are relative to the repository. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { storyFileOf } from './accepted.ts'
import { ROOT } from './storybook.ts'

interface Import {
  readonly from: string
  /** Null if the whole module is imported. */
  readonly name: string | null
  /** The name under which it is exported again, as in `design-system/index.ts`. */
  readonly as?: string | null
  readonly isLazy?: true
  /** One of many found by `import.meta.glob`. */
  readonly isGlob?: true
}
/** @param path the importing file. */
type Follows = (one: Import, path: string) => boolean

/** What `#brand` stands for in `package.json`. */
const BRAND = 'storefront/brands/aperture-acres'

const GLOBS = /import\.meta\.glob(?:<[^']*>)?\(\s*'([^']+)'/g

/** Ignores type imports, because they render nothing, and packages. */
function parse(path: string, text: string): Import[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module
  const imports: Import[] = [
    ...staticImports.flatMap(({ moduleRequest: { value: from }, entries }) =>
      entries.length === 0
        ? [{ from, name: null }]
        : entries.flatMap(({ isType, importName: { name } }) => (isType ? [] : [{ from, name }])),
    ),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType, importName: { name }, exportName }) =>
        moduleRequest && !isType ? [{ from: moduleRequest.value, name, as: exportName.name }] : [],
      ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      from: text.slice(start + 1, end - 1),
      name: null,
      isLazy: true as const,
    })),
  ]
  const globs = Array.from(text.matchAll(GLOBS), ([, pattern = '']) => posix.join(posix.dirname(path), pattern))
  return [
    ...globSync(globs, { cwd: ROOT }).map((found) => ({
      from: found.replaceAll('\\', '/'),
      name: null,
      isGlob: true as const,
    })),
    ...imports
      .map((one) => ({ ...one, from: one.from.replace(/^#brand\//, `${posix.relative(posix.dirname(path), BRAND)}/`) }))
      .filter(({ from }) => from.startsWith('.'))
      // `CHANGELOG.md?raw` imports `CHANGELOG.md`.
      .map((one) => ({ ...one, from: posix.join(posix.dirname(path), one.from.replace(/\?.*$/, '')) })),
  ]
}

type Read = (path: string) => string | undefined
const readSource: Read = (path) => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : undefined)

/** @returns a function that parses each file only once. */
export function importGraph(read: Read = readSource) {
  const modules = new Map<string, readonly Import[] | undefined>()
  function importsOf(path: string) {
    if (!modules.has(path)) {
      const text = read(path)
      const isCode = /\.[cm]?[jt]sx?$/.test(path)
      modules.set(path, text === undefined ? undefined : isCode ? parse(path, text) : [])
    }
    return modules.get(path)
  }
  return function filesReachedFrom(entry: string, follows: Follows = () => true): Set<string> {
    const reached = new Set<string>()
    function visit(path: string, name: string | null): void {
      const imports = reached.has(path) ? undefined : importsOf(path)
      // Of a barrel file, only the imported names are followed.
      const passedOn = name && imports?.find(({ as }) => as === name)
      if (passedOn) return visit(passedOn.from, passedOn.name)
      if (imports) reached.add(path)
      for (const one of imports ?? []) if (follows(one, path)) visit(one.from, one.name)
    }
    visit(entry, null)
    return reached
  }
}

/** Changes to these affect every picture, as do the preview's imports. */
const EVERYWHERE = /^(?:\.storybook\/|package-lock\.json$|design-system\/(?:tokens|styles|fonts|build)\/)/
const PREVIEW = '.storybook/preview.tsx'
const DRAWS_ALL = [PREVIEW, 'stories/visual/camera.ts', 'stories/visual/placeholder.ts']
/** The preview loads it for docs pages only. */
const GUIDE_PAGE = 'stories/support/GuidePage.tsx'
/** Lazy imports of the shop, which the preview imports too, are of pages. */
const isForAll: Follows = ({ from, isLazy, isGlob }, path) =>
  from !== GUIDE_PAGE && !isGlob && (!isLazy || path.startsWith('.storybook/'))

/** A page reaches every other one by the table of routes, as each link does. */
const isOfOtherPages: Follows = ({ isLazy }, path) => isLazy === true && path === 'storefront/routes.ts'

const opensRoutes = (text = '') => /\b(?:WholePage|Screen)\.tsx/.test(text)

/**
 * @returns those of `files` that import a changed file, directly or not. A changed list of accepted pictures affects its
 * story file, too.
 * @param followsGlobs false leaves out a story that has a changed component only because it shows every one.
 */
export function affectedStories(
  files: readonly string[],
  changed: readonly string[],
  { read = readSource, followsGlobs = true }: { read?: Read; followsGlobs?: boolean } = {},
): string[] {
  const graph = importGraph(read)
  const relevant = changed.filter((path) => !/\.test\.tsx?$/.test(path)).map((path) => storyFileOf(path))
  // The mock provider, which the preview imports too, answers only stories that import it, and those of routes.
  const drawsAll = new Set(
    DRAWS_ALL.flatMap((entry) => [...graph(entry, isForAll)]).filter((path) => !/^(?:mocks|storefront)\//.test(path)),
  )
  if (relevant.some((path) => EVERYWHERE.test(path) || drawsAll.has(path))) return [...files]
  // A story of one page draws none of the others.
  const isDrawn: Follows = (one, path) => (followsGlobs || !one.isGlob) && !isOfOtherPages(one, path)
  const provider = graph('mocks/browser.ts', isDrawn)
  return files.filter((file) => {
    const isWhole = opensRoutes(read(file))
    const reached = graph(
      file,
      (one, path) => one.from !== PREVIEW && (isDrawn(one, path) || (isWhole && one.isLazy === true)),
    )
    const isAnswered = file.startsWith('stories/routes/')
    return relevant.some((path) => reached.has(path) || (isAnswered && provider.has(path)))
  })
}

/** Such tests read files that they do not import, as gaps.test.ts does, which asks for accepted pictures. */
const LOOKS_FOR_FILES = /\bglobSync\(/
/** Changes to these affect every test. */
const OF_ALL_TESTS = new Set(['package.json', 'package-lock.json', 'vitest.unit.config.ts'])

/**
 * Leaves out tests that build or open every page, which `npm test` runs. Vitest's own `--changed` takes eighty times as
 * long, because it transforms every module.
 */
export function testsToCheck(changed: readonly string[], files: readonly string[]): string[] {
  if (changed.some((path) => OF_ALL_TESTS.has(path))) return [...files]
  if (changed.length === 0) return []
  const graph = importGraph()
  return files.filter((file) => {
    if (LOOKS_FOR_FILES.test(readSource(file) ?? '')) return true
    const reached = graph(file, (one, path) => !isOfOtherPages(one, path) && path !== 'storefront/App.tsx')
    return changed.some((path) => reached.has(path))
  })
}
