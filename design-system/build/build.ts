/** `npm run build-design-system` */
import { chmodSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandCss } from '../tokens/brandCss.ts'
import { OTHER_BRANDS } from '../tokens/brands.ts'
import { cssVariables } from '../tokens/cssVariables.ts'
import { designTokens } from '../tokens/dtcg.ts'
import { resolver } from '../tokens/resolver.ts'
import { LAYER_ORDER } from './layers.ts'
import { publicModules, HOME, VALUE_MODULES } from './publicModules.ts'
import { manifest } from './manifest.ts'
import { writeModules } from './modules.ts'
import { writeStyles } from './writeStyles.ts'
import { writeTypes } from './types.ts'

/** Empties `out` first. */
export async function buildPackage(out: string): Promise<void> {
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const { styles, imports } = await writeModules(out)
  const entries = ['index.ts', 'build/oneLanguage.ts', ...VALUE_MODULES.values(), ...publicModules().values()]
  writeTypes(
    out,
    entries.map((path) => path.replace(/\.tsx?$/, '')),
  )
  writeStyles(out, styles)
  writeFileSync(join(out, 'tokens.css'), cssVariables())
  const json = (name: string, content: object) =>
    writeFileSync(join(out, name), `${JSON.stringify(content, null, 2)}\n`)
  json('tokens.json', designTokens())
  json('resolver.json', resolver())
  mkdirSync(join(out, 'brands'))
  for (const brand of OTHER_BRANDS) {
    writeFileSync(join(out, 'brands', `${brand.id}.css`), `${LAYER_ORDER}\n${brandCss(brand)}`)
    json(join('brands', `${brand.id}.json`), designTokens(brand))
  }
  mkdirSync(join(out, 'fonts'))
  for (const file of readdirSync(join(HOME, 'fonts'))) {
    if (/\.woff2$|^LICENSE/.test(file)) cpSync(join(HOME, 'fonts', file), join(out, 'fonts', file))
  }
  cpSync(join(HOME, 'README.md'), join(out, 'README.md'))
  for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(join(HOME, '..', file), join(out, file))
  json('package.json', manifest(imports))
  // npm publishes file modes, which would depend on the builder's umask.
  for (const entry of readdirSync(out, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) chmodSync(join(entry.parentPath, entry.name), 0o644)
}

if (import.meta.main) await buildPackage(join(HOME, 'dist'))
