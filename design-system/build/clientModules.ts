/** Decides which modules need `'use client'`, because a server component cannot run them. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, posix } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { HOME } from './publicModules.ts'

type Node = { readonly type: string } & Readonly<Record<string, unknown>>
interface Import {
  from: string
  names: readonly string[]
}

const MODULES = join(HOME, '..', 'node_modules')
const require = createRequire(import.meta.url)
/** React's exports on a server, which do not include `useState`, for example. */
const ON_SERVER = new Set(Object.keys(require(join(MODULES, 'react', 'react.react-server.js')) as object))

/** A server component may only render what a client module exports: it cannot call functions or read constants. */
const isComponent = (name: string) => /^[A-Z].*[a-z]/.test(name)
/** `index.js` exports hooks without calling them, and no server component can. */
const isPassedOn = (name: string, file: string) => file === 'index.js' && /^use[A-Z]/.test(name)

/** @param sources built modules: JavaScript without JSX. @returns the reason for each client module, by file name. */
export function clientModules(sources: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const parsed = [...sources].map(([file, code]) => {
    const body = parseAst(code).body as unknown as readonly Node[]
    return { file, body, imports: importsOf(body) }
  })
  const found = new Map<string, string>()
  for (const { file, body, imports } of parsed) {
    const reason = ownReason(body, imports)
    if (reason) found.set(file, reason)
  }
  let before = -1
  while (before < found.size) {
    before = found.size
    for (const { file, imports } of parsed) {
      const reason = found.has(file) ? undefined : inheritedReason(file, imports, found)
      if (reason) found.set(file, reason)
    }
  }
  return found
}

function ownReason(body: readonly Node[], imports: readonly Import[]): string | undefined {
  for (const { from, names } of imports) {
    const missing = from === 'react' && names.find((name) => !ON_SERVER.has(name))
    if (missing) return `imports ${missing}`
    if (/^[@a-z]/i.test(from) && !/^react($|\/)/.test(from) && needsReact(from)) return `imports ${from}`
  }
  return handlerIn(body)
}

function inheritedReason(
  file: string,
  imports: readonly Import[],
  clients: ReadonlyMap<string, string>,
): string | undefined {
  for (const { from, names } of imports) {
    const source = posix.join(posix.dirname(file), from)
    const value = clients.has(source) && names.find((name) => !isComponent(name) && !isPassedOn(name, file))
    if (value) return `imports ${value} of ${source}`
  }
  return undefined
}

function importsOf(body: readonly Node[]): Import[] {
  return body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration') return []
    const specifiers = node['specifiers'] as readonly Node[]
    return [
      {
        from: String((node['source'] as Node)['value']),
        names: specifiers.map(({ imported }) =>
          isNode(imported) && typeof imported['name'] === 'string' ? imported['name'] : '*',
        ),
      },
    ]
  })
}

export const packageName = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

/** A package with React as a peer dependency probably uses state, context or handlers. */
function needsReact(specifier: string): boolean {
  const name = packageName(specifier)
  const { peerDependencies = {} } = JSON.parse(readFileSync(join(MODULES, name, 'package.json'), 'utf8')) as {
    peerDependencies?: Record<string, string>
  }
  return name === 'react-dom' || 'react' in peerDependencies
}

/** Refs and functions among the props of an element cannot be sent to the browser. */
function handlerIn(node: unknown): string | undefined {
  if (Array.isArray(node)) return node.map(handlerIn).find(Boolean)
  if (!isNode(node)) return undefined
  const [, props] = callOfJsx(node) ?? []
  for (const { key, value } of props ?? []) {
    const name = String(key?.['name'] ?? key?.['value'])
    if (name === 'ref' || /^on[A-Z]/.test(name) || /Function/.test(value?.type ?? ''))
      return `has an element with ${name}`
  }
  return Object.values(node).map(handlerIn).find(Boolean)
}

function callOfJsx(node: Node): [Node, readonly { key?: Node; value?: Node }[]] | undefined {
  const [element, props] = (node['arguments'] ?? []) as readonly Node[]
  const called = (node['callee'] as Node | undefined)?.['name']
  if (node.type !== 'CallExpression' || !/^(jsxs?|createElement)$/.test(String(called)) || !element) return undefined
  return [element, (props?.['properties'] ?? []) as readonly { key?: Node; value?: Node }[]]
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
