/** Adds the table to Storybook as `states.json`, and the thumbnails in `states/`. */
import { resolve, sep } from 'node:path'
import type { Plugin } from 'vite'

/** Imported on demand, to keep Storybook's configuration quick to load. */
const read = async () => {
  const [{ readTable }, { spriteOf }] = await Promise.all([import('./readTable.ts'), import('./sprite.ts')])
  return { table: await readTable(), spriteOf }
}

async function answer(component: string | undefined): Promise<string | Buffer | undefined> {
  const { table, spriteOf } = await read()
  if (!component) return JSON.stringify(table)
  const states = table.components.find(({ id }) => id === component)
  return states && spriteOf(states)
}

/** Storybooks built by our checks do without thumbnails, which take a minute on a fresh checkout. */
const isForReaders = (folder: string) => !folder.split(sep).includes('.cache')

export function statesPlugin(): Plugin {
  let folder = ''
  return {
    name: 'states-beside',
    configResolved({ build, root }) {
      folder = resolve(root, build.outDir)
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path, component] = /^\/states(?:\/([\w-]+)\.webp|\.json)$/.exec(request.url ?? '') ?? []
        if (!path) return next()
        const say = (status: number, type: string, words?: string | Buffer) =>
          response.writeHead(status, { 'content-type': type }).end(words)
        void answer(component).then(
          (found) => say(found ? 200 : 404, component ? 'image/webp' : 'application/json', found),
          (problem: unknown) => say(500, 'text/plain', String(problem)),
        )
      })
    },
    async generateBundle() {
      const { table, spriteOf } = await read()
      this.emitFile({ type: 'asset', fileName: 'states.json', source: JSON.stringify(table) })
      for (const component of isForReaders(folder) ? table.components : []) {
        const sprite = await spriteOf(component)
        if (sprite) this.emitFile({ type: 'asset', fileName: `states/${component.id}.webp`, source: sprite })
      }
    },
  }
}
