import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { rolldown } from 'rolldown'
import { clientModules, packageName } from './clientModules.ts'
import { publicModules, HOME, VALUE_MODULES } from './publicModules.ts'
import { styleSheets, type StyleSheets } from './styles.ts'

const STYLES_ONLY = 'styles/global.ts'

/** @returns the style sheets of the modules, and the packages that they import. */
export async function writeModules(out: string): Promise<{ styles: StyleSheets; imports: string[] }> {
  const input = [
    STYLES_ONLY,
    'index.ts',
    'build/oneLanguage.ts',
    ...VALUE_MODULES.values(),
    ...publicModules().values(),
  ].map((path) => join(HOME, path))
  const styles = styleSheets(input)
  const bundle = await rolldown({
    input,
    external: (id) => /^[@a-z]/i.test(id),
    platform: 'browser',
    // Evaluating the styles is expected to be slow.
    checks: { pluginTimings: false },
    plugins: [styles.plugin],
    transform: { jsx: 'react-jsx', target: 'es2023' },
  })
  const { output } = await bundle.generate({
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: HOME,
    entryFileNames: ({ name }) => `${fileName(name)}.js`,
    chunkFileNames: ({ name }) => `${fileName(name)}.js`,
  })
  await bundle.close()

  const chunks = new Map(output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk]] : [])))
  const clients = clientModules(new Map([...chunks].map(([name, { code }]) => [name, code])))
  const wholly = clients.get('index.js')
  if (wholly) throw new Error(`No component of index.ts would run on a server, because it ${wholly}.`)
  const imports = new Set<string>()
  const done = new Set<string>()
  const write = (name: string): void => {
    const chunk = chunks.get(name)
    if (!chunk) imports.add(packageName(name))
    if (!chunk || done.has(name)) return
    mkdirSync(dirname(join(out, name)), { recursive: true })
    writeFileSync(join(out, name), clients.has(name) ? `'use client'\n${chunk.code}` : chunk.code)
    done.add(name)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) write(next)
  }
  for (const [name, chunk] of chunks) {
    if (chunk.isEntry && chunk.facadeModuleId !== join(HOME, STYLES_ONLY)) write(name)
  }
  return { styles, imports: [...imports] }
}

/** Avoids `.css.js`, which an app's vanilla-extract would process. */
function fileName(name: string): string {
  return name.replace(/\.css$/, '.styles')
}
