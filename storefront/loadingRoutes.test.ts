/** End-to-end tests of failed and malformed answers open each route that needs an answer to be shown. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { ROUTES as LISTED } from './e2e/testing/malformed.ts'
import { ROUTES, routeOf } from './routes.ts'

function fileOf(page: string): string {
  const [file] = globSync(`routes/*/${page}.tsx`, { cwd: import.meta.dirname })
  if (!file) throw new Error(`Name the file of ${page} after it: storefront/routes/<name>/${page}.tsx`)
  return join(import.meta.dirname, file)
}

/** The route's file and those it imports from its own folder. */
function sourcesFrom(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  const beside = [...source.matchAll(/ from '(\.\/[^']+\.tsx?)'/g)].map(([, path = '']) => join(dirname(file), path))
  return [source, ...beside.flatMap((path) => sourcesFrom(path, seen))]
}

/** Quiet resources are optional. */
function needsAnAnswer(source: string): boolean {
  const resources = source.split('= useResource(').slice(1)
  return source.includes('<LoadFailed') || resources.some((rest) => !rest.slice(0, 400).includes('quiet: true'))
}

const loading = ROUTES.filter(({ page }) => sourcesFrom(fileOf(page.displayName!)).some(needsAnAnswer))
const listed = LISTED.map(([path]) => routeOf(path)?.path)

it.each(loading.map(({ path }) => path))('lists %s, which loads something', (path) => {
  expect(
    listed,
    `Add an address of ${path}, with its call, to ROUTES in storefront/e2e/testing/malformed.ts`,
  ).toContain(path)
})

it.each(LISTED)('lists %s rightly', (path) => {
  expect(
    loading.map((route) => route.path),
    `Remove ${path} from ROUTES in storefront/e2e/testing/malformed.ts: it loads nothing`,
  ).toContain(routeOf(path)?.path)
})
