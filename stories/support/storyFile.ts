import { loadCsf } from 'storybook/internal/csf-tools'
import type { Shown } from '../visual/inPage.ts'

/** axe rules that a story turns off; `all` if axe is off. */
export interface Exception {
  readonly rules: 'all' | readonly string[]
  /** The comment beside it. */
  readonly reason: string | undefined
}

export interface StoryEntry {
  /** `components-badge--states` */
  readonly id: string
  /** `Catalogue/Badge` */
  readonly title: string
  /** `At Night` */
  readonly name: string
  readonly tags: readonly string[]
  readonly own: Shown['own']
  readonly exception: Exception | undefined
}

interface Node {
  readonly type: string
  readonly leadingComments?: readonly { readonly value: string }[] | null
  readonly [property: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const parts = (node: Node): Node[] =>
  Object.entries(node).flatMap(([key, value]) => (key.endsWith('Comments') ? [] : [value].flat().filter(isNode)))
const within = (node: Node): Node[] => [node, ...parts(node).flatMap(within)]

const commentOf = ({ leadingComments }: Node) =>
  leadingComments?.map(({ value }) => value.replaceAll(/^\s*\*|\s*\n\s*\*?/g, ' ').trim()).join(' ')
const isNamed = (node: Node, name: string) =>
  node.type === 'ObjectProperty' && isNode(node['key']) && node['key']['name'] === name

/** Declarations of the file by name, as whole statements, because comments precede those. */
type Constants = ReadonlyMap<string, Node>
const declarations = (statement: Node) => statement['declarations'] as readonly Node[]
const nameOf = (node: Node) => String((node['id'] as Node)['name'])

/** Evaluates literals, objects of literals, and constants of the file. */
function valueOf(node: Node, constants: Constants): unknown {
  if ('value' in node) return node['value']
  if (isNode(node['expression'])) return valueOf(node['expression'], constants)
  if (node.type === 'ObjectExpression')
    return Object.fromEntries(
      parts(node).map((property) => [(property['key'] as Node)['name'], valueOf(property['value'] as Node, constants)]),
    )
  const statement = node.type === 'Identifier' ? constants.get(String(node['name'])) : undefined
  const declared = statement && declarations(statement).find((one) => nameOf(one) === node['name'])?.['init']
  if (!isNode(declared))
    throw new Error(`Write globals as literals: ${node.type} can't be read without running the story.`)
  return valueOf(declared, constants)
}

/** The paths to each `a11y` in the parameters, followed through constants of the file. */
function accessibility(node: Node, constants: Constants, way: readonly Node[] = []): Node[][] {
  const here = [...way, node]
  if (isNamed(node, 'a11y')) return [here]
  const constant = node.type === 'Identifier' ? constants.get(String(node['name'])) : undefined
  const next = constant && !way.includes(constant) ? [constant] : parts(node)
  return next.flatMap((part) => accessibility(part, constants, here))
}

function exceptionOf(way: readonly Node[]): Exception | undefined {
  const all = within(way.at(-1)!)
  const set = (name: string, ...values: unknown[]) =>
    all.some((node) => isNamed(node, name) && values.includes((node['value'] as Node)['value']))
  const reason = way.map(commentOf).findLast(Boolean)
  if (set('test', 'off', 'todo') || set('disable', true)) return { rules: 'all', reason }
  if (!set('enabled', false)) return undefined
  return { rules: all.filter(({ type }) => type === 'StringLiteral').map((node) => String(node['value'])), reason }
}

export function readStoryFile(text: string, path: string): StoryEntry[] {
  const {
    _ast: tree,
    _metaAnnotations,
    _storyAnnotations,
    indexInputs,
  } = loadCsf(text, { fileName: path, makeTitle: (title) => title ?? path }).parse()
  const program = tree.program as unknown as Node
  const statements = parts(program).map((one) => ({
    one,
    declares: isNode(one['declaration']) ? one['declaration'] : one,
  }))
  const named = statements.flatMap(({ one, declares }) =>
    declares.type === 'VariableDeclaration'
      ? declarations(declares).map((declared) => [nameOf(declared), one, declares] as const)
      : [],
  )
  const constants: Constants = new Map(named.map(([name, , declares]) => [name, declares]))
  const commentAbove = (name: string) =>
    named.flatMap(([declared, one]) => (declared === name ? (commentOf(one) ?? []) : [])).at(0)
  // The comment precedes the property, not its value.
  const properties = new Map(
    within(program)
      .filter(({ type }) => type === 'ObjectProperty')
      .map((property) => [property['value'], property]),
  )
  const globalsOf = (node: Node) => {
    try {
      return valueOf(node, constants)
    } catch (problem) {
      throw new Error(`${path}: ${(problem as Error).message}`, { cause: problem })
    }
  }
  const meta = _metaAnnotations as unknown as Readonly<Record<string, Node>>
  return indexInputs.map(({ __id, title, name, exportName, tags }) => {
    const said = _storyAnnotations[exportName] as unknown as Readonly<Record<string, Node>>
    const globals = [meta['globals'], said['globals']].flatMap((node) =>
      node ? [globalsOf(node) as Shown['own']] : [],
    )
    const untested: Exception[] = tags?.includes('!test') ? [{ rules: 'all', reason: commentAbove(exportName) }] : []
    const ways = [said['parameters'], meta['parameters']].flatMap((node) =>
      node ? accessibility(properties.get(node) ?? node, constants) : [],
    )
    const exceptions = ways.flatMap((way) => exceptionOf(way) ?? [])
    return {
      id: __id!,
      title: title!,
      name: name!,
      // `!tag` removes one of the file's tags.
      tags: (tags ?? []).filter((tag) => !tags?.includes(`!${tag}`)),
      own: Object.assign({}, ...globals) as Shown['own'],
      exception: untested[0] ?? exceptions[0],
    }
  })
}
