import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { OWN_ENTRY, PACKAGE } from '../../.storybook/packageImports.ts'
import * as designSystem from '../../design-system/index.ts'

const WIDTH = 80

/** Props that make a component controlled, and the callback that changes each. */
const STATES: Readonly<Record<string, string>> = {
  value: 'onChange',
  checked: 'onChange',
  expanded: 'onExpandedChange',
}

/** The export of a component; a lazy one has another value there than in its own file. */
export const names: ReadonlyMap<unknown, string> = new Map(
  Object.entries(designSystem).map(([name, component]) => [component, name]),
)

export interface SnippetOptions {
  name: string
  args: Readonly<Record<string, unknown>>
  /** Source text for props whose values cannot be printed: functions with a return value. */
  written?: Readonly<Record<string, string>> | undefined
}

class Raw {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

type Written = Readonly<Record<string, string>>

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const indented = (text: string) => text.replaceAll('\n', '\n  ')

function quoted(text: string): string {
  if (text.startsWith('data:')) return "'/picture.jpg'"
  return text.includes("'") || text.includes('\n') || text.includes('\\')
    ? JSON.stringify(text)
    : `'${text.replaceAll('\u00AD', '\\u00AD')}'`
}

/** On one line if it fits, otherwise one item per line. */
function list(open: string, parts: readonly string[], close: string, pad = ''): string {
  const line = `${open}${pad}${parts.join(', ')}${pad}${close}`
  if (line.length <= WIDTH && !line.includes('\n')) return line
  return `${open}\n${parts.map((part) => `  ${indented(part)},`).join('\n')}\n${close}`
}

const wrapped = (source: string, open = '', close = '') =>
  source.startsWith('<') && source.includes('\n') ? `${open}\n  ${indented(source)}\n${close}` : source

class Writer {
  readonly used = new Set<string>()
  private readonly written: Written

  constructor(written: Written) {
    this.written = written
  }

  note(source: string): string {
    for (const [, name] of source.matchAll(/<([A-Z]\w*)/g))
      if (name !== undefined && name in designSystem) this.used.add(name)
    return source
  }

  value(value: unknown, key?: string): string {
    if (value instanceof Raw) return value.source
    const own = key === undefined ? undefined : this.written[key]
    if (own !== undefined) return this.note(own)
    if (isValidElement(value)) return this.element(value)
    if (typeof value === 'string') return quoted(value)
    if (typeof value === 'function') return '() => {}'
    if (Array.isArray(value))
      return list(
        '[',
        value.map((one) => this.value(one)),
        ']',
      )
    if (typeof value === 'object' && value !== null) {
      const fields = Object.entries(value).filter(([, field]) => field !== undefined)
      const parts = fields.map(
        ([name, field]) =>
          `${/^[a-z_$][\w$]*$/i.test(name) ? name : quoted(name)}: ${wrapped(this.value(field, name), '(', ')')}`,
      )
      return parts.length === 0 ? '{}' : list('{', parts, '}', ' ')
    }
    return String(value)
  }

  prop(name: string, value: unknown): string {
    if (this.written[name] === undefined) {
      if (value === true) return name
      if (
        typeof value === 'string' &&
        /^[^"\\\n&\u00AD]*(?:& [^"\\\n&\u00AD]*)*$/.test(value) &&
        !value.startsWith('data:')
      )
        return `${name}="${value}"`
    }
    return `${name}={${wrapped(this.value(value, name))}}`
  }

  children(node: ReactNode): string[] {
    if (Array.isArray(node)) return node.flatMap((one: ReactNode) => this.children(one))
    if (node === null || node === undefined || typeof node === 'boolean' || node === '') return []
    if (isValidElement(node)) return [this.element(node)]
    const text = String(node as string | number)
    return [/[{}<>]|^\s|\s$/.test(text) ? `{${quoted(text)}}` : text]
  }

  tag(element: ReactElement): string {
    if (element.type === Fragment) return ''
    if (typeof element.type === 'string') return element.type
    const name = names.get(element.type)
    if (name === undefined) throw new Error(`${String(element.type)} is not exported by the package`)
    this.used.add(name)
    return name
  }

  element(element: ReactElement): string {
    const { children, ...props } = element.props as Record<string, unknown>
    const tag = this.tag(element)
    return this.tagged(
      tag,
      element.key === null ? props : { key: element.key, ...props },
      this.children(children as ReactNode),
    )
  }

  tagged(tag: string, props: Readonly<Record<string, unknown>>, inside: readonly string[]): string {
    const attributes = Object.entries(props)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => this.prop(name, value))
    const end = inside.length === 0 ? ' />' : '>'
    const line = [`<${tag}`, ...attributes].join(' ')
    const isShort = line.length < WIDTH && !line.includes('\n')
    const head = isShort
      ? `${line}${end}`
      : `<${tag}\n${attributes.map((one) => `  ${indented(one)}`).join('\n')}\n${end.trim()}`
    if (inside.length === 0) return head
    const whole = `${head}${inside.join('')}</${tag}>`
    if (whole.length <= WIDTH && !whole.includes('\n')) return whole
    return `${head}\n${inside.map((one) => `  ${indented(one)}`).join('\n')}\n</${tag}>`
  }
}

function imported(together: readonly string[]): string {
  const line = `import { ${together.join(', ')} } from '${PACKAGE}'`
  return line.length <= WIDTH
    ? line
    : `import {\n${together.map((name) => `  ${name},`).join('\n')}\n} from '${PACKAGE}'`
}

function imports(used: readonly string[], hasState: boolean): string[] {
  const together = used.filter((name) => !OWN_ENTRY.has(name)).sort()
  return [
    ...(hasState ? ["import { useState } from 'react'"] : []),
    ...(together.length > 0 ? [imported(together)] : []),
    ...used.filter((name) => OWN_ENTRY.has(name)).map((name) => `import { ${name} } from '${PACKAGE}/${name}'`),
  ]
}

export function snippetOf({ name, args, written = {} }: SnippetOptions): string {
  const { children, ...props } = args
  const pairs = Object.entries(STATES).filter(
    ([value, change]) => value in props && typeof props[change] === 'function',
  )
  const controlled = Object.fromEntries(
    pairs.flatMap(([value, change]) => [
      [value, new Raw(value)],
      [change, new Raw(`set${capital(value)}`)],
    ]),
  )
  const writer = new Writer(written)
  writer.used.add(name)
  const states = pairs.map(([value]) => {
    const type = written[`typeof ${value}`]
    const start = props[value] === undefined ? '' : writer.value(props[value], value)
    return `const [${value}, set${capital(value)}] = useState${type === undefined ? '' : `<${type}>`}(${start})`
  })
  const inside =
    written['children'] === undefined ? writer.children(children as ReactNode) : [writer.note(written['children'])]
  const jsx = writer.tagged(name, { ...props, ...controlled }, inside)
  const head = imports([...writer.used], states.length > 0).join('\n')
  if (states.length === 0) return `${head}\n\n${jsx}\n`
  const body = [...states, ...(jsx.includes('\n') ? ['return (', `  ${indented(jsx)}`, ')'] : [`return ${jsx}`])]
  return `${head}\n\nexport function Example() {\n${body
    .join('\n')
    .split('\n')
    .map((line) => (line === '' ? '' : `  ${line}`))
    .join('\n')}\n}\n`
}
