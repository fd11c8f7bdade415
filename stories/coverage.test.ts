// @vitest-environment jsdom
/** Every exported component needs a guide, stories of the guide's name, and a story that shows it. */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as designSystem from '../design-system/index.ts'
import { guides } from './support/guides.ts'

const STORIES = join(import.meta.dirname, 'components')
const storyFiles = globSync('*/*.stories.tsx', { cwd: STORIES })

/** Includes lazy and memo components; constants are in capitals. */
const components = Object.keys(designSystem).filter((name) => /^[A-Z][a-z]/.test(name))

/** The guide of the same name, or one whose `covers` names it. */
function pageOf(component: string): string | undefined {
  return guides.find(({ name, guide }) => name === component || guide.covers?.includes(component))?.name
}

function storiesOf(page: string): string {
  return readFileSync(join(STORIES, `${page}/${page}.stories.tsx`), 'utf8')
}

/** In a story, or in a state sheet. */
function shows(source: string, component: string): boolean {
  return new RegExp(`<${component}[\\s/>]|component: ${component}\\b|of=\\{${component}\\}`).test(source)
}

describe('the public entry point', () => {
  it('exports components', () => {
    expect(components).toContain('Button')
    expect(components).toContain('Calendar')
    expect(components).not.toContain('ICON_NAMES')
  })

  it.each(components)('has a guide and a story for %s', (component) => {
    const page = pageOf(component)
    expect(
      page,
      `Write stories/components/${component}/guide.ts, or name ${component} in the \`covers\` of another guide`,
    ).toBeDefined()
    expect(shows(storiesOf(page!), component), `No story in ${page}.stories.tsx shows ${component}`).toBe(true)
  })
})

describe('the guides', () => {
  it.each(storyFiles.map((file) => basename(file, '.stories.tsx')))('the stories of %s have a guide', (name) => {
    expect(
      guides.map((one) => one.name),
      `Write stories/components/${name}/guide.ts`,
    ).toContain(name)
  })

  it.each(storyFiles)('%s begins with one live instance', (file) => {
    const [, first, rest = ''] = /^export const (\w+)([\s\S]*)/m.exec(readFileSync(join(STORIES, file), 'utf8')) ?? []
    expect(first, `${file}: the first story is Default, with args that controls can change`).toBe('Default')
    expect(rest.split(/^export const /m)[0], `${file}: Default is no sheet of states`).not.toMatch(/StateSheet|<Cell/)
  })

  it.each(guides.flatMap(({ name, guide }) => (guide.covers ?? []).map((covered) => [name, covered] as const)))(
    '%s covers only existing components: %s',
    (name, covered) =>
      expect(components, `Remove ${covered} from covers in stories/components/${name}/guide.ts`).toContain(covered),
  )

  it.each(guides)('$name has a keyboard table if it takes focus', ({ name, guide }) => {
    // A play function that uses keys implies that something takes focus.
    const usesKeys = /userEvent\.(tab|keyboard)\(/.test(storiesOf(name))
    if (usesKeys)
      expect(guide.keyboard.length, `Fill in keyboard in stories/components/${name}/guide.ts`).toBeGreaterThan(0)
    if (guide.keyboard.length > 0)
      expect(storiesOf(name), 'Add a story with a play that presses its keys').toMatch(/\bplay: /)
    for (const { keys, does } of guide.keyboard) {
      expect(keys).not.toBe('')
      expect(does).toMatch(/\.$/)
    }
  })
})
