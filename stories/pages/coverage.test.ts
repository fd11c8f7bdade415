/** No page without its stories: whole, in a situation, and by itself between header and footer. */
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

/** The patterns of the addresses that stories open. */
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

  // That page asks for nothing: whole is all it can be.
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
  /** A form is there before anything is asked, and without a cart checkout is left. */
  const neverEmpty = ['Contact', 'Login', 'Register', 'Checkout'].map((name) => `${name}.stories.tsx`)

  it.each(asking)('$name show it on its way, failed, empty and at its longest', ({ name, source }) => {
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
