/** Finds the stories that a change can reach, by following imports. Paths are relative to the repository. */
import { posix } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { storyFileOf } from './accepted.ts'

/** @returns a file's text, undefined for a missing file. */
export type Read = (path: string) => string | undefined

interface Import {
  /** A path beside the importing file. */
  readonly from: string
  /** Undefined where the whole module is imported. */
  readonly names: readonly string[] | undefined
  /** By `import()`. */
  readonly isLazy: boolean
}
interface Module {
  readonly imports: readonly Import[]
  /** Where names come from that are exported from another file, as by `design-system/index.ts`. */
  readonly reExports: ReadonlyMap<string, string>
}

/** Types are left out, because they draw nothing. */
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
      // `CHANGELOG.md?raw` is that file.
      .map((one) => ({ ...one, from: posix.join(posix.dirname(path), one.from.replace(/\?.*$/, '')) })),
    reExports: new Map(reExports.flatMap(({ as, from }) => (as ? [[as, posix.join(posix.dirname(path), from)]] : []))),
  }
}

export const importsOf = (path: string, text: string): readonly Import[] => parse(path, text).imports

/** @returns a function that follows the imports of a file; each file is parsed once. */
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
  /** A file and all it imports, directly or not; of a file that re-exports others, only what is imported from it. */
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

/** What reaches every picture, besides the preview's imports. */
const EVERYWHERE = /^(?:\.storybook\/|package-lock\.json$|design-system\/(?:tokens|styles|fonts|build)\/)/
/** What takes pictures: these and their imports. */
const CAMERA = ['stories/visual/camera.ts', 'stories/visual/placeholder.ts']
const PREVIEW = '.storybook/preview.tsx'

/** Of some story files those that a changed file reaches. A changed list of accepted pictures reaches its story file. */
export function affectedStories(files: readonly string[], changed: readonly string[], read: Read): string[] {
  const relevant = changed.filter((path) => !/\.test\.tsx?$/.test(path)).map((path) => storyFileOf(path))
  // What the preview loads lazily is for docs pages. It imports the mock provider too, but only stories that call it can
  // change: they import the storefront themselves.
  const all = importGraph(read)
  const around = new Set(
    [PREVIEW, ...CAMERA]
      .flatMap((entry) => [...all(entry, { lazily: entry !== PREVIEW })])
      .filter((path) => !/^(?:mocks|storefront)\//.test(path)),
  )
  if (relevant.some((path) => EVERYWHERE.test(path) || around.has(path))) return [...files]
  const beyondPreview = importGraph((path) => (path === PREVIEW ? undefined : read(path)))
  return files.filter((file) => {
    const reached = beyondPreview(file)
    return relevant.some((path) => reached.has(path))
  })
}
