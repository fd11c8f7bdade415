/** Generates the published package.json, with entry points and dependencies read from the built modules. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicModules, HOME, VALUE_MODULES } from './publicModules.ts'

type Own = { private: boolean; peerDependencies: Record<string, string> }
type Root = { dependencies: Record<string, string> }

const read = (path: string): unknown => JSON.parse(readFileSync(join(HOME, path), 'utf8'))

export function manifest(imports: readonly string[]) {
  const { dependencies } = read('../package.json') as Root
  const own = read('package.json') as Own
  const range = (name: string) => {
    const exact = dependencies[name]
    if (!exact) throw new Error(`${name} is imported by the design system and is no dependency of the repository.`)
    return [name, `^${exact}`] as const
  }
  const peers = Object.keys(own.peerDependencies)
  const module = (path: string) => ({ types: `./${path}.d.ts`, default: `./${path}.js` })
  const sheet = (path: string) => ({ types: './css.d.ts', default: `./${path}.css` })
  return {
    ...own,
    private: undefined,
    sideEffects: ['*.css', './css/*.js'],
    main: './index.js',
    types: './index.d.ts',
    exports: {
      '.': module('index'),
      ...Object.fromEntries(
        [...VALUE_MODULES, ...publicModules()].map(([name, path]) => [
          `./${name}`,
          module(path.replace(/\.tsx?$/, '')),
        ]),
      ),
      './vite': module('build/oneLanguage'),
      ...Object.fromEntries(['styles', 'foundation', 'reset', 'tokens'].map((name) => [`./${name}.css`, sheet(name)])),
      './css/*': { types: './css.d.ts', default: './css/*.js' },
      './tokens.json': './tokens.json',
      './resolver.json': './resolver.json',
      './brands/*.css': sheet('brands/*'),
      './brands/*': './brands/*',
      './fonts/*': './fonts/*',
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(
      imports
        .filter((name) => !peers.includes(name))
        .sort()
        .map(range),
    ),
  }
}
