import type { Plugin } from 'vite'

/** Provides a module whose default export is what `read` returns while Storybook is built. */
export function virtualModule(id: `virtual:${string}`, read: () => unknown): Plugin {
  return {
    name: id,
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: async (asked) => (asked === `\0${id}` ? `export default ${JSON.stringify(await read())}` : undefined),
  }
}
