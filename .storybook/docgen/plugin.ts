/** Stores each component's props on the component, for the tables and controls of docs pages. */
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { PROPS } from './argTypes.ts'
import { components } from './cached.ts'
import type { Documented } from './extract.ts'

const ROOT = join(import.meta.dirname, '../..')

export function docgenPlugin(): Plugin {
  let found: Promise<readonly Documented[]> | undefined
  return {
    name: 'docgen',
    // Must run before other plugins rename the exports.
    enforce: 'pre',
    async transform(code, id) {
      const file = relative(ROOT, id.split('?')[0] ?? id).replaceAll('\\', '/')
      if (!/^design-system\/(?:components|patterns)\//.test(file) || !file.endsWith('.tsx')) return undefined
      found ??= components()
      const here = (await found).filter((component) => component.file === file)
      const lines = here.map(({ name, props }) => `Object.assign(${name}, { ${PROPS}: ${JSON.stringify(props)} })`)
      return lines.length === 0 ? undefined : { code: `${code}\n${lines.join('\n')}\n`, map: null }
    },
    watchChange(id) {
      if (id.includes('/design-system/')) found = undefined
    },
  }
}
