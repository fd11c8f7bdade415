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
const met = pages.filter(isSituations)

describe('the stories of pages', () => {
  it.each(ROUTES.map(({ path }) => path))('show %s whole', (path) => {
    expect([...whole], `Write a story in stories/pages that opens ${path}`).toContain(path)
  })

  it.each(ROUTES.map(({ path }) => path))('show %s in a situation', (path) => {
    expect([...opened(met)], `Add ${path} to stories/pages/Situations.stories.tsx`).toContain(path)
  })

  it.each(SCENARIOS.map(({ id }) => id))('meet the situation %s', (id) => {
    expect(
      met.some(({ source }) => source.includes(`scenario: '${id}'`)),
      `No story of stories/pages/Situations.stories.tsx meets ${id}`,
    ).toBe(true)
  })

  // That page makes no requests.
  it.each(ROUTES.filter((route) => route !== NOT_AVAILABLE).map(({ path, page }) => [path, page.displayName ?? '']))(
    'show %s by itself, as %s',
    (path, component) => {
      expect(
        routes.some(({ source }) => new RegExp(`page: ${component}\\b|<${component}\\b`).test(source)),
        `Write stories in stories/routes that show ${component} of ${path}`,
      ).toBe(true)
    },
  )
})

describe('the stories of a route that asks the provider', () => {
  const asking = routes.filter(({ source }) => source.includes('waiting('))
  /** Forms need no response, and checkout redirects without a cart. */
  const neverEmpty = ['Contact', 'Login', 'Register', 'Checkout'].map((name) => `${name}.stories.tsx`)

  it.each(asking)('$name show it on its way, failed, empty and at its longest', ({ name, source }) => {
    expect(source).toMatch(/breaking\(/)
    if (!neverEmpty.includes(name))
      expect(source).toMatch(/export const (?:\w*Empty|Without\w*|None\w*|No\w+|Nothing\w*|DoesNotExist)\b/)
    expect(source).toMatch(/export const \w*Long|\bLONG/)
  })
})
