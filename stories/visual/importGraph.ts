/** Finds the stories that a change can affect, by following imports. Paths are relative to the repository. */
import { posix } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { storyFileOf } from './accepted.ts'

export type Read = (path: string) => string | undefined

interface Import {
  /** Resolved against the importing file. */
  readonly from: string
  /** Undefined if the whole module is imported. */
  readonly names: readonly string[] | undefined
  readonly isLazy: boolean
}
interface Module {
  readonly imports: readonly Import[]
  /** Maps re-exported names to their files, as in `design-system/index.ts`. */
  readonly reExports: ReadonlyMap<string, string>
}

/** Ignores type imports, because they render nothing. */
function parse(path: string, text: string): Module {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module
  const reExports = staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType, exportName, importName }) =>
      moduleRequest && !isType ? [{ from: moduleRequest.value, name: importName.name, as: exportName.name }] : [],
    )
  const imports = [
    ...staticImports
      .map(({ moduleRequest, entries }) => ({
        from: moduleRequest.value,
        all: entries,
        entries: entries.filter(({ isType }) => !isType),
      }))
      .filter(({ all, entries }) => all.length === 0 || entries.length > 0)
      .map(({ from, entries }) => ({
        from,
        names:
          entries.length > 0 && entries.every(({ importName }) => importName.name)
            ? entries.map(({ importName }) => importName.name!)
            : undefined,
        isLazy: false,
      })),
    ...reExports.map(({ from, name }) => ({ from, names: name ? [name] : undefined, isLazy: false })),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      from: text.slice(start + 1, end - 1),
      names: undefined,
      isLazy: true,
    })),
  ]
  return {
    imports: imports
      .filter(({ from }) => from.startsWith('.'))
      // `CHANGELOG.md?raw` imports `CHANGELOG.md`.
      .map((one) => ({ ...one, from: posix.join(posix.dirname(path), one.from.replace(/\?.*$/, '')) })),
    reExports: new Map(reExports.flatMap(({ as, from }) => (as ? [[as, posix.join(posix.dirname(path), from)]] : []))),
  }
}

export const importsOf = (path: string, text: string): readonly Import[] => parse(path, text).imports

/** @returns a function that parses each file only once. */
export function importGraph(read: Read) {
  const modules = new Map<string, Module | undefined>()
  function moduleOf(path: string): Module | undefined {
    if (!modules.has(path)) {
      const text = read(path)
      const isCode = /\.[cm]?[jt]sx?$/.test(path)
      modules.set(
        path,
        text === undefined ? undefined : isCode ? parse(path, text) : { imports: [], reExports: new Map() },
      )
    }
    return modules.get(path)
  }
  /** Of a barrel file, only the imported names are followed. */
  return function filesReachedFrom(entry: string, { lazily = true } = {}): Set<string> {
    const reached = new Set<string>()
    const visit = (path: string, names: readonly string[] | undefined): void => {
      const module = reached.has(path) ? undefined : moduleOf(path)
      if (!module) return
      if (names?.every((name) => module.reExports.has(name))) {
        for (const name of names) visit(module.reExports.get(name)!, undefined)
        return
      }
      reached.add(path)
      for (const { from, names: taken, isLazy } of module.imports) if (lazily || !isLazy) visit(from, taken)
    }
    visit(entry, undefined)
    return reached
  }
}

/** Changes to these affect every picture, as do the preview's imports. */
const EVERYWHERE = /^(?:\.storybook\/|package-lock\.json$|design-system\/(?:tokens|styles|fonts|build)\/)/
const CAMERA = ['stories/visual/camera.ts', 'stories/visual/placeholder.ts']
const PREVIEW = '.storybook/preview.tsx'

/** A changed list of accepted pictures affects its story file, too. */
export function affectedStories(files: readonly string[], changed: readonly string[], read: Read): string[] {
  const relevant = changed.filter((path) => !/\.test\.tsx?$/.test(path)).map((path) => storyFileOf(path))
  // The preview's lazy imports serve docs pages only. The mock provider, which it also imports, answers only stories
  // that import it, and those of routes.
  const all = importGraph(read)
  const around = new Set(
    [PREVIEW, ...CAMERA]
      .flatMap((entry) => [...all(entry, { lazily: entry !== PREVIEW })])
      .filter((path) => !/^(?:mocks|storefront)\//.test(path)),
  )
  if (relevant.some((path) => EVERYWHERE.test(path) || around.has(path))) return [...files]
  const beyondPreview = importGraph((path) => (path === PREVIEW ? undefined : read(path)))
  const provider = all('mocks/browser.ts')
  return files.filter((file) => {
    const reached = beyondPreview(file)
    const isAnswered = file.startsWith('stories/routes/')
    return relevant.some((path) => reached.has(path) || (isAnswered && provider.has(path)))
  })
}
