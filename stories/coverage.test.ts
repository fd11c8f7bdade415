// @vitest-environment jsdom
/** What every component of the public door has to have: a guide, stories of that name, and a story that shows it. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as door from '../design-system/index.ts'
import type { Guide } from './support/guide.ts'

const STORIES = join(import.meta.dirname, 'components')

const guides = Object.entries(import.meta.glob<{ guide: Guide }>('./guides/*.ts', { eager: true })).map(
  ([path, { guide }]) => ({
    name: basename(path, '.ts'),
    guide,
  }),
)

/** Functions, lazy and memo components by their names; constants are written in capitals. */
const components = Object.keys(door).filter((name) => /^[A-Z][a-z]/.test(name))

/** The page that documents a component: of its own name, or one that says it covers it. */
function pageOf(component: string): string | undefined {
  return guides.find(({ name, guide }) => name === component || guide.covers?.includes(component))?.name
}

function storiesOf(page: string): string {
  return readFileSync(join(STORIES, `${page}.stories.tsx`), 'utf8')
}

/** Drawn in a story, or drawn by the sheet of states. */
function shows(source: string, component: string): boolean {
  return new RegExp(`<${component}[\\s/>]|component: ${component}\\b|of=\\{${component}\\}`).test(source)
}

describe('the public door', () => {
  it('exports components at all', () => {
    expect(components).toContain('Button')
    expect(components).toContain('Calendar')
    expect(components).not.toContain('ICON_NAMES')
  })

  it.each(components)('has a guide for %s, and a story that shows it', (component) => {
    const page = pageOf(component)
    expect(
      page,
      `Write stories/guides/${component}.ts, or name ${component} in the \`covers\` of another guide`,
    ).toBeDefined()
    expect(shows(storiesOf(page!), component), `No story in ${page}.stories.tsx shows ${component}`).toBe(true)
  })
})

describe('the guides', () => {
  it.each(guides.map(({ name }) => name))('has stories of its own that carry the guide of %s', (name) => {
    const source = storiesOf(name)
    const advice = `stories/components/${name}.stories.tsx: import its guide, and pass it as parameters: { guide }`
    expect(source.includes(`from '../guides/${name}.ts'`), advice).toBe(true)
    expect(/parameters: \{[^}]*\bguide\b/.test(source), advice).toBe(true)
    expect(
      source.includes(`title: 'Components/${name}'`),
      `stories/components/${name}.stories.tsx: set title: 'Components/${name}'`,
    ).toBe(true)
  })

  it.each(readdirSync(STORIES).map((file) => file.replace('.stories.tsx', '')))(
    'has a guide for the stories of %s',
    (name) => {
      expect(
        guides.map((one) => one.name),
        `Write stories/guides/${name}.ts`,
      ).toContain(name)
    },
  )

  it.each(guides.flatMap(({ name, guide }) => (guide.covers ?? []).map((covered) => [name, covered] as const)))(
    'says on the page of %s only what is there: %s',
    (name, covered) =>
      expect(components, `Remove ${covered} from covers in stories/guides/${name}.ts`).toContain(covered),
  )

  it.each(guides)('gives a keyboard table for $name where something in it takes focus', ({ name, guide }) => {
    // A play function that tabs or presses keys shows that something takes focus.
    const usesKeys = /userEvent\.(tab|keyboard)\(/.test(storiesOf(name))
    if (usesKeys) expect(guide.keyboard.length, `Fill in keyboard in stories/guides/${name}.ts`).toBeGreaterThan(0)
    for (const { keys, does } of guide.keyboard) {
      expect(keys).not.toBe('')
      expect(does).toMatch(/\.$/)
    }
  })
})
