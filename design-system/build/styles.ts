/** Compiles vanilla-extract for a library: plain JavaScript with class names, and one style sheet. */
import { readFileSync } from 'node:fs'
import { compile, cssFileFilter, processVanillaFile } from '@vanilla-extract/integration'
import type { Plugin } from 'rolldown'
import { HOME } from './publicModules.ts'
import { inLayer, LAYER_ORDER, layerOf } from './layers.ts'

export interface StyleSheets {
  plugin: Plugin
  css: () => string
}

/**
 * Extracts the styles of every bundled module, in the order in which `roots` import them. Class names derive from a
 * sheet's path.
 */
export function styleSheets(roots: readonly string[]): StyleSheets {
  const sheets = new Map<string, string>()
  let order: string[] = []

  const plugin: Plugin = {
    name: 'style-sheets',
    load(id) {
      if (!id.endsWith('.css')) return undefined
      sheets.set(id, readFileSync(id, 'utf8'))
      return { code: '', moduleType: 'js' }
    },
    async transform(_code, id) {
      if (!cssFileFilter.test(id)) return undefined
      const { source } = await compile({ filePath: id, cwd: HOME, identOption: 'short' })
      const code = await processVanillaFile({
        source,
        filePath: id,
        identOption: 'short',
        serializeVirtualCssPath: ({ fileScope, source: css }) => {
          sheets.set(`${HOME}/${fileScope.filePath}`, css)
          return ''
        },
      })
      return { code, moduleType: 'js' }
    },
    buildEnd() {
      order = inOrder(roots, (id) => {
        const info = this.getModuleInfo(id)
        return info ? [...info.importedIds, ...info.dynamicallyImportedIds] : []
      })
    },
  }
  const css = () => {
    const missing = [...sheets.keys()].filter((id) => !order.includes(id))
    if (missing.length > 0) throw new Error(`Style sheets nobody imports: ${missing.join(', ')}`)
    const found = order.filter((id) => sheets.has(id))
    return [LAYER_ORDER, ...found.map((id) => layered(id, sheets.get(id) ?? ''))].join('\n')
  }
  return { plugin, css }
}

/** `@font-face` ignores layers, so the font sheet stays outside them. */
function layered(id: string, css: string): string {
  const layer = layerOf(id)
  return id.endsWith('.css') || !layer ? css : inLayer(layer, css)
}

/** Modules in execution order: imports first. */
function inOrder(roots: readonly string[], importsOf: (id: string) => readonly string[]): string[] {
  const done = new Set<string>()
  const walked = new Set<string>()
  const walk = (id: string) => {
    if (walked.has(id)) return
    walked.add(id)
    for (const next of importsOf(id)) walk(next)
    done.add(id)
  }
  for (const root of roots) walk(root)
  return [...done]
}
