/**
 * Writes a software bill of materials for each build, `sbom/<name>.cdx.json` (CycloneDX). Needs the builds. In npm 11,
 * `npm sbom --omit dev` also omits packages that are a development dependency of any other package, such as React.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Manifest {
  name: string
  version: string
  license: string
  dependencies: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}
interface Bom {
  components: { name: string }[]
}

const ROOT = join(import.meta.dirname, '../..')
const OUT = join(ROOT, 'sbom')
const read = (path: string): Manifest => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Manifest

const product = read('package.json')
/** A built Storybook contains its own pages and the mock provider. */
const tools = Object.entries(product.devDependencies ?? {}).filter(([name]) => /storybook|^msw/.test(name))
const BUILDS = {
  shop: product,
  storybook: { ...product, dependencies: { ...product.dependencies, ...Object.fromEntries(tools) } },
  'design-system': read('design-system/dist/package.json'),
}

function bomOf(build: string, { name, version, license, dependencies, peerDependencies }: Manifest): string {
  const scratch = mkdtempSync(join(tmpdir(), 'sbom-'))
  // npm writes the folder's name into the list.
  const folder = join(scratch, build)
  mkdirSync(folder)
  const npm = (...args: string[]) =>
    execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ name, version, license, dependencies, peerDependencies }),
    )
    copyFileSync(join(ROOT, 'package-lock.json'), join(folder, 'package-lock.json'))
    // Prunes the lockfile to this build.
    npm('install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--silent')
    return npm(
      'sbom',
      '--sbom-format',
      'cyclonedx',
      '--sbom-type',
      name === product.name ? 'application' : 'library',
      '--package-lock-only',
      '--silent',
    )
  } finally {
    rmSync(scratch, { recursive: true })
  }
}

mkdirSync(OUT, { recursive: true })
for (const [build, manifest] of Object.entries(BUILDS)) {
  const text = bomOf(build, manifest)
  const listed = new Set((JSON.parse(text) as Bom).components.map(({ name }) => name))
  const missing = Object.keys(manifest.dependencies).filter((name) => !listed.has(name))
  if (missing.length > 0) throw new Error(`${build}: ${missing.join(', ')} missing from its bill of materials`)
  writeFileSync(join(OUT, `${build}.cdx.json`), text)
  console.log(`sbom/${build}.cdx.json: ${listed.size} packages`)
}
