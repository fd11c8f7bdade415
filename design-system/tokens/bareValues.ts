/** Finds distances, line heights and layers in style files that do not use tokens. */
import { parseAst } from 'rolldown/parseAst'
import { layer, lineHeight, space } from './scale.ts'

export interface BareValue {
  readonly line: number
  readonly property: string
  /** As in CSS, distances without sign: `8px`, `1.4`. */
  readonly value: string
  readonly token?: string
}

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>

const DISTANCE = /^((row|column)?[gG]ap|top|right|bottom|left|inset\w*|(scroll)?[mM]argin\w*|(scroll)?[pP]adding\w*)$/

const named = (group: string, tokens: Readonly<Record<string, string>>) =>
  Object.entries(tokens).map(
    ([key, value]) => [value, /^[\d.]+$/.test(key) ? `${group}[${key}]` : `${group}.${key}`] as const,
  )

const TOKENS = {
  distance: new Map(named('space', space)),
  lineHeight: new Map(named('lineHeight', lineHeight)),
  zIndex: new Map(named('layer', layer)),
} as const

type Kind = keyof typeof TOKENS

function kindOf(property: string): Kind | undefined {
  if (property === 'lineHeight' || property === 'zIndex') return property
  return DISTANCE.test(property) ? 'distance' : undefined
}

/**
 * The values in a style file's source. Inside `clamp()`, `calc()`, `min()` and `max()` only those that have a token.
 */
export function bareValues(source: string): readonly BareValue[] {
  const found: BareValue[] = []

  function add(kind: Kind, property: string, at: number, value: string, inFunction = false) {
    const token = TOKENS[kind].get(value)
    if (!token && inFunction) return
    found.push({ line: source.slice(0, at).split('\n').length, property, value, ...(token && { token }) })
  }

  function addText(kind: Kind, property: string, at: number, text: string) {
    if (kind !== 'distance') return add(kind, property, at, text)
    for (const match of text.matchAll(/(?<![\w.])(\d*\.?\d+px)\b/g)) {
      const before = text.slice(0, match.index)
      const inFunction = before.split('(').length > before.split(')').length
      add(kind, property, at, match[1] ?? '', inFunction)
    }
  }

  function addValue(kind: Kind, property: string, node: Node): void {
    const again = (part: unknown) => isNode(part) && addValue(kind, property, part)
    switch (node.type) {
      case 'TSAsExpression':
        return void again(node['expression'])
      case 'UnaryExpression':
        if (isNode(node['argument']) && typeof node['argument']['value'] === 'number') {
          const value = node['argument']['value']
          add(kind, property, node.start, kind === 'distance' ? `${value}px` : `-${value}`)
        }
        return
      case 'ConditionalExpression':
        again(node['consequent'])
        return void again(node['alternate'])
      case 'ArrayExpression':
        return (node['elements'] as unknown[]).forEach(again)
      case 'Literal':
        if (typeof node['value'] === 'string') addText(kind, property, node.start, node['value'])
        if (typeof node['value'] === 'number' && !(kind === 'distance' && node['value'] === 0))
          add(kind, property, node.start, kind === 'distance' ? `${node['value']}px` : String(node['value']))
        return
      case 'TemplateLiteral':
        addText(kind, property, node.start, source.slice(node.start, node.end).replace(/\$\{[^}]*\}/g, 'token'))
    }
  }

  function walk(node: unknown): void {
    if (Array.isArray(node)) node.forEach(walk)
    if (!isNode(node)) return
    const { key, value, computed } = node
    if (node.type === 'Property' && computed === false && isNode(key) && isNode(value)) {
      const property = String(key['name'] ?? key['value'])
      const kind = kindOf(property)
      if (kind) addValue(kind, property, value)
    }
    Object.values(node).forEach(walk)
  }

  walk(parseAst(source, { lang: 'ts' }).body)
  return found
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
