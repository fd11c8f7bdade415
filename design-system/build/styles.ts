/** Compiles vanilla-extract for a library: plain JavaScript with class names, and style sheets. */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { compile, cssFileFilter, processVanillaFile } from '@vanilla-extract/integration'
import type { Plugin } from 'rolldown'
import { HOME } from './publicModules.ts'
import { inLayer, layerOf } from './layers.ts'

export interface StyleSheets {
  plugin: Plugin
  /** Each sheet in its layer, by the path of its source, in cascade order. */
  sheets: () => ReadonlyMap<string, string>
  /** The sheets that a module needs, in the same order. */
  needs: (module: string) => readonly string[]
}

/**
 * Extracts the styles of every bundled module, in the order of imports from `roots`. Class names derive from a sheet's
 * path.
 */
export function styleSheets(roots: readonly string[]): StyleSheets {
  const found = new Map<string, string>()
  let order: string[] = []
  const imports = new Map<string, readonly string[]>()

  const plugin: Plugin = {
    name: 'style-sheets',
    load(id) {
      if (!id.endsWith('.css')) return undefined
      found.set(id, readFileSync(id, 'utf8'))
      return { code: '', moduleType: 'js' }
    },
    async transform(_code, id) {
      if (!cssFileFilter.test(id)) return undefined
      const { source, watchFiles } = await compile({ filePath: id, cwd: HOME, identOption: 'short' })
      imports.set(
        id,
        watchFiles.filter((file) => file !== id && cssFileFilter.test(file)),
      )
      const code = await processVanillaFile({
        source,
        filePath: id,
        identOption: 'short',
        serializeVirtualCssPath: ({ fileScope, source: css }) => {
          found.set(`${HOME}/${fileScope.filePath}`, css)
          return ''
        },
      })
      return { code, moduleType: 'js' }
    },
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        if (info) imports.set(id, [...(imports.get(id) ?? []), ...info.importedIds, ...info.dynamicallyImportedIds])
      }
      order = inOrder(roots, imports)
    },
  }
  const named = (id: string) => relative(HOME, id)
  return {
    plugin,
    sheets() {
      const missing = [...found.keys()].filter((id) => !order.includes(id))
      if (missing.length > 0) throw new Error(`Style sheets nobody imports: ${missing.join(', ')}`)
      return new Map(
        order.flatMap((id) => {
          const css = found.get(id)
          return css === undefined ? [] : [[named(id), layered(id, css)]]
        }),
      )
    },
    needs: (module) =>
      inOrder([join(HOME, module)], imports)
        .filter((id) => found.has(id))
        .map(named),
  }
}

/** `@font-face` ignores layers, so the font sheet stays outside them. */
function layered(id: string, css: string): string {
  const layer = layerOf(id)
  return id.endsWith('.css') || !layer ? css : inLayer(layer, css)
}

/** Modules in execution order: imports first. */
function inOrder(roots: readonly string[], imports: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const walked = new Set<string>()
  const walk = (id: string) => {
    if (walked.has(id)) return
    walked.add(id)
    for (const next of imports.get(id) ?? []) walk(next)
    done.add(id)
  }
  for (const root of roots) walk(root)
  return [...done]
}
