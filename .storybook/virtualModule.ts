import type { Plugin } from 'vite'

/** A module whose default export is read while Storybook is built. */
export function virtualModule(id: `virtual:${string}`, read: () => unknown): Plugin {
  return {
    name: id,
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: async (asked) => (asked === `\0${id}` ? `export default ${JSON.stringify(await read())}` : undefined),
  }
}
