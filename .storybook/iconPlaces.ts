/** Finds where each icon is used, for the page *Icons*. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
/** For example `name="cart"`, `icon={isOpen ? 'close' : 'menu'}` and `icon: 'cart'`. */
const USE = /\b(?:name|icon|sign)(?:="[\w-]+"|=\{[^}]*'[\w-]+'[^}]*\}|: '[\w-]+')/g
/** For example `sold: 'barred'` in a map of icons. */
const ENTRY = /\b\w+: '[\w-]+'/g

function placeOf(path: string): string {
  const [top, group = '', folder = ''] = path.split('/')
  if (top === 'design-system') return folder
  if (top === 'stories') return 'Storybook’s own pages'
  if (group === 'routes') return `${folder} page`
  return group === 'brands' ? 'words of a brand' : 'frame of every page'
}

/** @returns by each quoted word of an attribute or a map of icons, the places that have it. */
export function readIconPlaces(): Record<string, string[]> {
  const places: Record<string, string[]> = {}
  const files = globSync(
    [
      'design-system/{components,patterns}/**/*.{ts,tsx}',
      'storefront/{routes,shell,brands}/**/*.{ts,tsx}',
      'stories/{foundations,support}/**/*.tsx',
    ],
    { cwd: ROOT },
  )
  for (const path of files.toSorted()) {
    if (/\.(?:test|stories)\./.test(path)) continue
    const source = readFileSync(join(ROOT, path), 'utf8')
    const uses = [...source.matchAll(USE), ...(source.includes(', IconName>') ? source.matchAll(ENTRY) : [])]
    const icons = uses.flatMap(([use]) => [...use.matchAll(/["']([\w-]+)["']/g)].map(([, icon = '']) => icon))
    for (const icon of icons) places[icon] = [...new Set([...(places[icon] ?? []), placeOf(path)])]
  }
  return places
}
