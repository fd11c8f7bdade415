/** Bundles as an app would, and weighs the result: kB of 1000 bytes, minified and gzipped. */
import { gzipSync } from 'node:zlib'
import { type OutputChunk, rolldown } from 'rolldown'
import { oneLanguage } from './oneLanguage.ts'

const REACT = /^react(-dom)?($|\/)/
const ENTRY = '\0entry'

export interface Bundle {
  first: number
  later: number
  /** Exports in the initial chunk that are used, by module path. */
  exports: ReadonlyMap<string, readonly string[]>
}

/** @param code of an entry in `folder`; React is not included. */
export async function bundleWeight(code: string, folder: string): Promise<Bundle> {
  const bundle = await rolldown({
    input: ENTRY,
    external: REACT,
    platform: 'browser',
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id, importer) =>
          id === ENTRY
            ? ENTRY
            : importer === ENTRY && /^[@a-z]/i.test(id)
              ? { id: import.meta.resolve(id).slice('file://'.length) }
              : undefined,
        load: (id) => (id === ENTRY ? code : undefined),
      },
      oneLanguage(),
    ],
    cwd: folder,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  })
  const { output } = await bundle.generate({ format: 'es', minify: true })
  await bundle.close()
  const chunks = output.filter((chunk): chunk is OutputChunk => chunk.type === 'chunk')
  const first = atOnce(chunks)
  const size = (of: readonly OutputChunk[]) =>
    of.reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0) / 1000
  const exports = new Map(
    first.flatMap(({ modules }) =>
      Object.entries(modules).map(([id, { renderedExports }]) => [id, renderedExports] as const),
    ),
  )
  return { first: size(first), later: size(chunks.filter((chunk) => !first.includes(chunk))), exports }
}

function atOnce(chunks: readonly OutputChunk[]): OutputChunk[] {
  const found: OutputChunk[] = []
  const take = (chunk: OutputChunk | undefined) => {
    if (!chunk || found.includes(chunk)) return
    found.push(chunk)
    for (const name of chunk.imports) take(chunks.find(({ fileName }) => fileName === name))
  }
  take(chunks.find(({ isEntry }) => isEntry))
  return found
}
