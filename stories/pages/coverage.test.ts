/** Every page has stories: the whole page, a situation, and the route alone. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SCENARIOS } from '../../mocks/scenarios.ts'
import { NOT_AVAILABLE, routeOf, ROUTES } from '../../storefront/routes.ts'

const sourcesOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => ({ name, source: readFileSync(join(folder, name), 'utf8') }))

const pages = sourcesOf(import.meta.dirname)
const routes = sourcesOf(join(import.meta.dirname, '../routes'))
const isSituations = ({ name }: { name: string }) => name.startsWith('Situations')

/** Route patterns that stories open. */
const opened = (sources: readonly { source: string }[]) =>
  new Set(
    sources.flatMap(({ source }) =>
      Array.from(source.matchAll(/\bat: '([^'?]*)/g), ([, at = '']) => routeOf(at)?.path),
    ),
  )

const whole = opened(pages.filter((one) => !isSituations(one)))
const situations = pages.filter(isSituations)

describe('page stories', () => {
  it.each(ROUTES.map(({ path }) => path))('show the whole page %s', (path) => {
    expect([...whole], `Write a story in stories/pages that opens ${path}`).toContain(path)
  })

  it.each(ROUTES.map(({ path }) => path))('show %s in a situation', (path) => {
    expect([...opened(situations)], `Add ${path} to stories/pages/Situations.stories.tsx`).toContain(path)
  })

  it.each(SCENARIOS.map(({ id }) => id))('cover the situation %s', (id) => {
    expect(
      situations.some(({ source }) => source.includes(`scenario: '${id}'`)),
      `No story of stories/pages/Situations.stories.tsx covers ${id}`,
    ).toBe(true)
  })

  // That page makes no requests.
  it.each(ROUTES.filter((route) => route !== NOT_AVAILABLE).map(({ path, page }) => [path, page.displayName ?? '']))(
    'show the route %s alone, as %s',
    (path, component) => {
      expect(
        routes.some(({ source }) => new RegExp(`page: ${component}\\b|<${component}\\b`).test(source)),
        `Write stories in stories/routes that show ${component} of ${path}`,
      ).toBe(true)
    },
  )
})

describe('stories of a route with requests', () => {
  const asking = routes.filter(({ source }) => source.includes('waiting('))
  /** Forms need no response, and checkout redirects without a cart. */
  const neverEmpty = ['Contact', 'Login', 'Register', 'Checkout'].map((name) => `${name}.stories.tsx`)

  it.each(asking)('$name show loading, failure, no results and the longest content', ({ name, source }) => {
    const missing = (what: string) => `stories/routes/${name}: add a story ${what}`
    expect(/breaking\(/.test(source), missing('that fails, with breaking()')).toBe(true)
    if (!neverEmpty.includes(name))
      expect(
        /export const (?:\w*Empty|Without\w*|None\w*|No\w+|Nothing\w*|DoesNotExist)\b/.test(source),
        missing('that is empty, called Empty, Without…, None…, No…, Nothing… or DoesNotExist'),
      ).toBe(true)
    expect(/export const \w*Long|\bLONG/.test(source), missing('with the longest text, called …Long')).toBe(true)
  })
})
