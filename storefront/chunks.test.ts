import { describe, expect, it } from 'vitest'
import { filesByName, reachedFrom, sharedModules, valuesIn } from './chunks.ts'

const graph: Record<string, string[]> = {
  app: ['shell', 'router'],
  shell: ['button'],
  card: ['price'],
  price: ['money'],
  ...Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e'].map((name) => [name, name === 'e' ? ['card', 'shell', 'map'] : ['card']]),
  ),
}
const importsOf = (id: string) => graph[id] ?? []

describe('the modules that every page loads', () => {
  it('are those of the app, and those of many routes with their imports', () => {
    expect([...sharedModules('app', ['a', 'b', 'c', 'd', 'e'], importsOf)].toSorted()).toEqual([
      'app',
      'button',
      'card',
      'money',
      'price',
      'router',
      'shell',
    ])
  })

  it('leave out what three routes load', () => {
    expect(sharedModules('app', ['a', 'b', 'c'], importsOf)).not.toContain('card')
  })

  it('may import each other in a circle', () => {
    expect([...reachedFrom('a', (id) => (id === 'a' ? ['b'] : ['a']))]).toEqual(['a', 'b'])
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
