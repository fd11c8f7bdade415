import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chunksOf, filesByName, joinedParts, reachedFrom, sharedModules, valuesIn } from './chunks.ts'

/** Two of the ten routes load these modules. */
const TWO = ['card', 'shell', 'map', 'label', 'legend', 'text/stayMessages.ts']
const graph: Record<string, string[]> = {
  app: ['shell', 'router'],
  shell: ['button'],
  card: ['price'],
  price: ['money'],
  label: ['money'],
  legend: ['map'],
  ...Object.fromEntries(
    Array.from('abcdefghij', (name) => {
      if (name === 'e') return [name, ['f', 'badge']]
      return [name, name === 'f' ? TWO : name < 'e' ? ['card', 'tour'] : ['card']]
    }),
  ),
}
const importsOf = (id: string) => graph[id] ?? []
const shared = (small: readonly string[] = []) =>
  sharedModules('app', Array.from('abcdefghij'), importsOf, (id) => (small.includes(id) ? 100 : 20_000))

describe('the modules that every page loads', () => {
  it('are those of the app, and those of many routes with their imports', () => {
    expect([...shared()].toSorted()).toEqual(['app', 'button', 'card', 'money', 'price', 'router', 'shell'])
  })

  it('leave out what fewer routes load', () => {
    expect(shared()).not.toContain('map')
    expect(shared()).not.toContain('tour')
  })

  it('are small ones of two routes too, if all they import is among them and they are no sentences', () => {
    const some = shared(['label', 'legend', 'text/stayMessages.ts'])
    expect(some).toContain('label')
    expect(some).not.toContain('legend')
    expect(some).not.toContain('text/stayMessages.ts')
  })

  it('leave out small ones of a single route, which save no file', () => {
    expect(shared(['badge'])).not.toContain('badge')
  })

  it('may import each other in a circle', () => {
    expect([...reachedFrom('a', (id) => (id === 'a' ? ['b'] : ['a']))]).toEqual(['a', 'b'])
  })
})

describe('what several pages load', () => {
  const GRAPH: Record<string, string[]> = {
    home: ['dates'],
    pricing: ['dates', 'arc', 'card'],
    stay: ['dates', 'arc', 'card', 'rooms'],
    dialog: ['arc', 'rooms'],
    card: ['arc'],
  }
  const SIZES: Record<string, number> = { dates: 9000 }
  const join = (sizes: Record<string, number>, imports: Record<string, string[]> = {}) =>
    joinedParts({
      entries: ['home', 'pricing', 'stay', 'dialog'],
      shared: new Set(['app']),
      importsOf: (id) => ({ ...GRAPH, ...imports })[id] ?? [],
      sizeOf: (id) => sizes[id] ?? 100,
      weightOf: (entry) => (entry === 'dialog' ? 0.25 : 1),
    })
      .map((modules) => modules.toSorted().join(' '))
      .toSorted()

  it('is one file where little of it is not needed', () => {
    expect(join({})).toEqual(['arc card dates rooms'])
  })

  it('is in files of its own where much of it would not be needed', () => {
    expect(join({ ...SIZES, card: 90_000, arc: 90_000, rooms: 90_000 })).toEqual(['arc', 'card', 'dates', 'rooms'])
  })

  it('is never in files that import each other', () => {
    // The small modules would be joined, but `/` does not need the large one between them.
    const between = { home: ['dates'], dates: [], card: ['big', 'arc'], big: ['dates'] }
    for (const file of join({ big: 900_000 }, between))
      if (file.includes('card') || file.includes('dates')) expect(file).not.toMatch(/card dates/)
  })
})

describe('the chunks of a build', () => {
  const ROOT = join(import.meta.dirname, '..')
  // Each is too large for the app's script, and both together are too large for one chunk.
  const LARGE = 'x'.repeat(90_000)
  const IMPORTS: Record<string, string[]> = {
    'storefront/client.tsx': [],
    'design-system/index.ts': [],
    'storefront/routes/a/ARoute.tsx': ['storefront/one/Card.tsx', 'storefront/two/Card.tsx'],
    'storefront/routes/b/BRoute.tsx': ['storefront/one/Card.tsx', 'storefront/Plan.tsx'],
    'storefront/routes/c/CRoute.tsx': ['storefront/two/Card.tsx', 'storefront/Plan.tsx'],
    'storefront/one/Card.tsx': [],
    'storefront/two/Card.tsx': [],
    'storefront/Plan.tsx': [],
  }
  const chunksIn = (paths: readonly string[], code = LARGE) => {
    const chunks = chunksOf(
      {
        getModuleIds: () => paths.map((path) => join(ROOT, path)).values(),
        getModuleInfo: (id) => {
          const path = id.slice(ROOT.length + 1)
          const importedIds = IMPORTS[path]?.map((imported) => join(ROOT, imported))
          return { code, importedIds, dynamicImporters: path.endsWith('Route.tsx') ? ['app'] : [] } as never
        },
      },
      () => false,
    )
    return Object.fromEntries(paths.map((path) => [path, chunks.get(join(ROOT, path))]))
  }
  const paths = Object.keys(IMPORTS)

  it('have names of their own, which another part does not change', () => {
    const {
      'storefront/one/Card.tsx': one,
      'storefront/two/Card.tsx': two,
      'storefront/Plan.tsx': plan,
    } = chunksIn(paths)
    expect([one, two, plan]).toEqual(['Card', 'Card2', 'Plan'])
  })

  it('are the same in whatever order modules were loaded', () => {
    expect(chunksIn(paths.toReversed())).toEqual(chunksIn(paths))
  })

  it('are the same in a folder with a longer path', () => {
    // Without its absolute paths the code is small enough for one file.
    expect(chunksIn(paths, `import '${ROOT}/a.css'\n`.repeat(9))).toEqual(
      chunksIn(paths, `import '/a.css'\n`.repeat(9)),
    )
  })
})

describe('the names of an index', () => {
  it('lead to their files; types lead nowhere', () => {
    const text = `export { Button, type ButtonProps } from './Button.tsx'\nexport {\n  type A,\n  B,\n  C,\n} from './d/B.tsx'`
    expect([...filesByName('/ds/index.ts', text)]).toEqual([
      ['Button', '/ds/Button.tsx'],
      ['B', '/ds/d/B.tsx'],
      ['C', '/ds/d/B.tsx'],
    ])
    expect(valuesIn(' Button, type ButtonProps,\n Link, ')).toEqual(['Button', 'Link'])
  })
})
