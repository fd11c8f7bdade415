/** Stores each component's props on the component, for the tables and controls of docs pages. */
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { PROPS } from './argTypes.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Lazy, because it loads the compiler. */
const loadExtract = () => import('./extract.ts')

export function docgenPlugin(): Plugin {
  return {
    name: 'docgen',
    // Must run before other plugins rename the exports.
    enforce: 'pre',
    async transform(code, id) {
      const file = relative(ROOT, id.split('?')[0] ?? id).replaceAll('\\', '/')
      if (!/^design-system\/(?:components|patterns)\//.test(file) || !file.endsWith('.tsx')) return undefined
      const { components } = await loadExtract()
      const here = components().filter((component) => component.file === file)
      const lines = here.map(({ name, props }) => `Object.assign(${name}, { ${PROPS}: ${JSON.stringify(props)} })`)
      return lines.length === 0 ? undefined : { code: `${code}\n${lines.join('\n')}\n`, map: null }
    },
    async watchChange(id) {
      if (id.includes('/design-system/')) (await loadExtract()).forgetComponents()
    },
  }
}
