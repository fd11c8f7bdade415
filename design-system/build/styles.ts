/** vanilla-extract for a library: plain JavaScript with the class names in it, and the style sheets beside it. */
import { readFileSync } from 'node:fs'
import { compile, cssFileFilter, processVanillaFile } from '@vanilla-extract/integration'
import type { Plugin } from 'rolldown'
import { HOME } from './doors.ts'
import { inLayer, LAYER_ORDER, layerOf } from './layers.ts'

export interface StyleSheets {
  plugin: Plugin
  /** Everything in one sheet, in its layers. Ask after the bundle is made. */
  css: () => string
}

/** Takes the styles out of every module it bundles; sheets stand in the order in which `roots` import them. The path of a sheet is its identity: class names are the same anywhere. */
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

/** A face is known everywhere, so the sheet of the fonts stands outside the layers. */
function layered(id: string, css: string): string {
  const layer = layerOf(id)
  return id.endsWith('.css') || !layer ? css : inLayer(layer, css)
}

/** The order in which modules run: what is imported stands before what imports it. */
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
