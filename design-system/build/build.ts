/** `npm run build-design-system`: builds the published package into design-system/dist. */
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cssVariables } from '../tokens/cssVariables.ts'
import { designTokens } from '../tokens/dtcg.ts'
import { publicModules, HOME, VALUE_MODULES } from './publicModules.ts'
import { manifest } from './manifest.ts'
import { writeModules } from './modules.ts'
import { writeTypes } from './types.ts'

/** Empties `out` first. */
export async function buildPackage(out: string): Promise<void> {
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const { css, imports } = await writeModules(out)
  const entries = ['index.ts', 'build/oneLanguage.ts', ...VALUE_MODULES.values(), ...publicModules().values()]
  writeTypes(
    out,
    entries.map((path) => path.replace(/\.tsx?$/, '')),
  )
  writeFileSync(join(out, 'styles.css'), css.replaceAll('../fonts/', './fonts/'))
  writeFileSync(join(out, 'tokens.css'), cssVariables())
  writeFileSync(join(out, 'tokens.json'), `${JSON.stringify(designTokens(), null, 2)}\n`)
  mkdirSync(join(out, 'fonts'))
  for (const file of readdirSync(join(HOME, 'fonts'))) {
    if (/\.woff2$|^LICENSE/.test(file)) cpSync(join(HOME, 'fonts', file), join(out, 'fonts', file))
  }
  cpSync(join(HOME, 'README.md'), join(out, 'README.md'))
  cpSync(join(HOME, '..', 'LICENSE'), join(out, 'LICENSE'))
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest(imports), null, 2)}\n`)
}

if (import.meta.main) await buildPackage(join(HOME, 'dist'))
