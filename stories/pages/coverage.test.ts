/**
 * Every page has a story, and a page that loads data has stories of its route alone. Stories at addresses that the
 * demonstration lacks do not count.
 */
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMockServer } from '../../mocks/node.ts'
import { SCENARIOS } from '../../mocks/scenarios.ts'
import { addresses } from '../../storefront/prerender/addresses.ts'
import { routeOf, ROUTES } from '../../storefront/routes.ts'
import { configure } from '../../storefront/settings.ts'

const sourcesOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => ({ name, source: readFileSync(join(folder, name), 'utf8') }))

const pages = sourcesOf(import.meta.dirname)
const routes = sourcesOf(join(import.meta.dirname, '../routes'))

/** The addresses that stories open. */
const opened = (sources: readonly { source: string }[]) =>
  sources.flatMap(({ source }) => Array.from(source.matchAll(/\bat: ['`]([^'`?]*)/g), ([, at = '']) => at))

const isSituations = ({ name }: { name: string }) => name === 'Situations.stories.tsx'
const situations = pages.find(isSituations)!.source
const openedWhole = opened(pages.filter((one) => !isSituations(one)))

const server = createMockServer()
/** Every public page of the demonstration. */
let existing: readonly string[] = []
beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' })
  configure({ apiBase: 'http://shop.example/' })
  existing = await addresses()
})
afterAll(() => {
  server.close()
  configure({})
})

function fileOf(page: string): string {
  const [file] = globSync(`../../storefront/{routes,brands}/*/${page}.tsx`, { cwd: import.meta.dirname })
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

/** Whether an address shows the route's page. With a parameter, the item has to exist. */
const includesPage = (path: string, at: readonly string[]) =>
  at.some((one) => routeOf(one)?.page === routeOf(path)?.page && (!path.includes(':') || existing.includes(one)))

describe('page stories', () => {
  it.each(ROUTES.map(({ path }) => path))('show the whole page %s', (path) => {
    expect(includesPage(path, openedWhole), `Write a story in stories/pages that opens ${path}`).toBe(true)
  })

  it.each(SCENARIOS.map(({ id, title }) => [title, id]))('call the situation %s as the toolbar does', (title, id) => {
    const [, story = ''] =
      new RegExp(`export const (\\w+) = meta\\.story\\((?:(?!export)[\\s\\S])*?scenario: '${id}'`).exec(situations) ??
      []
    expect(
      story.toLowerCase(),
      `Name a story of Situations.stories.tsx after the title of ${id} in mocks/scenarios.ts`,
    ).toBe(title.replaceAll(' ', '').toLowerCase())
  })

  it.each(loading.map(({ path, page }) => [path, page.displayName!]))(
    'show the route of %s alone, as %s',
    (path, component) => {
      expect(
        routes.some(({ source }) => new RegExp(`page: ${component}\\b|<${component}\\b`).test(source)),
        `Write stories in stories/routes that show ${component} of ${path}`,
      ).toBe(true)
    },
  )
})

describe('stories of a route with requests', () => {
  const asking = routes.filter(({ source }) => /\bwaiting(?:For)?\(/.test(source))
  /** Forms need no response, and checkout redirects without a cart. */
  const neverEmpty = ['Contact', 'Login', 'Register', 'Checkout'].map((name) => `${name}.stories.tsx`)

  it.each(asking)('$name show loading, failure, no results and the longest content', ({ name, source }) => {
    const missing = (what: string) => `stories/routes/${name}: add a story ${what}`
    expect(/\b(?:breaking|failing)\(/.test(source), missing('that fails, with failing()')).toBe(true)
    if (!neverEmpty.includes(name))
      expect(
        /export const (?:\w*Empty|Without\w*|None\w*|No\w+|Nothing\w*|DoesNotExist)\b/.test(source),
        missing('that is empty, called Empty, Without…, None…, No…, Nothing… or DoesNotExist'),
      ).toBe(true)
    expect(/export const \w*Long|\bLONG/.test(source), missing('with the longest text, called …Long')).toBe(true)
  })
})
