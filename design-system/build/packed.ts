/** Packs the built design system and installs the tarball like `npm install`, but without a network. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const PACKAGE = '@aperture-acres/design-system'
export const MODULES = join(import.meta.dirname, '../..', 'node_modules')
export const DIST = join(import.meta.dirname, '../dist')

const started = performance.now()

/** Reports progress with the time since the start. */
export const say = (what: string) =>
  console.log(`  ${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${what}`)

export function need(fact: boolean, otherwise: string): void {
  if (!fact) throw new Error(otherwise)
}

type Dependencies = Record<'dependencies' | 'peerDependencies', Record<string, string>>

/** Packs what is built, and unpacks it into the app's node_modules. @returns the tarball's path. */
export function install(app: string): string {
  need(existsSync(DIST), 'There is no built package: run "npm run build-design-system" first.')
  const packed = execFileSync('npm', ['pack', '--json', '--silent', '--pack-destination', app], {
    cwd: DIST,
    encoding: 'utf8',
  })
  const tarball = join(app, (JSON.parse(packed) as { filename: string }[])[0]?.filename ?? '')
  const place = join(app, 'node_modules', PACKAGE)
  mkdirSync(place, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', place, '--strip-components', '1'])
  say('packed and unpacked')
  return tarball
}

/** Links only the declared dependencies and what the app needs, so that nothing else resolves. */
export function linkDependencies(app: string, own: readonly string[] = []): void {
  const manifest = JSON.parse(readFileSync(join(app, 'node_modules', PACKAGE, 'package.json'), 'utf8')) as Dependencies
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
  for (const name of [...declared, '@types/react', '@types/react-dom', 'csstype', ...own]) {
    const place = join(app, 'node_modules', name)
    mkdirSync(dirname(place), { recursive: true })
    symlinkSync(join(MODULES, name), place, 'junction')
  }
}

/** Installs the lowest React that the package supports. @returns its version. */
export function installLowestReact(app: string): string {
  for (const name of ['react', 'react-dom']) {
    const place = join(app, 'node_modules', name)
    rmSync(place, { force: true, recursive: true })
    // A copy instead of a link, because react-dom resolves the React beside it.
    cpSync(join(MODULES, `${name}-lowest`), place, { recursive: true, dereference: true })
  }
  const installed = readFileSync(join(app, 'node_modules/react/package.json'), 'utf8')
  return (JSON.parse(installed) as { version: string }).version
}
