import type { Plugin } from 'vite'
import { BRANDS } from '../../design-system/tokens/brands.ts'
import { FOLDER } from '../../stories/foundations/downloads.ts'
import { filesOf } from './files.ts'

export function downloadsPlugin(): Plugin {
  return {
    name: 'downloads',
    async generateBundle() {
      for (const brand of BRANDS)
        for (const [fileName, source] of await filesOf(brand)) this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer(server) {
      server.middlewares.use(`/${FOLDER}/`, (request, response, next) => {
        const answer = async () => {
          const path = FOLDER + (request.url ?? '')
          const brand = BRANDS.find(({ id }) => path.startsWith(`${FOLDER}/${id}/`))
          const file = brand && (await filesOf(brand)).get(path)
          if (file === undefined) next()
          else response.end(file)
        }
        void answer()
      })
    },
  }
}
