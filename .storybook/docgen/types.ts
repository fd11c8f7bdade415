import ts from 'typescript-6'
import type { Prop } from './prop.ts'

const FORMAT =
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope

/** A longer union is shown by its name, and in full beside it. */
const MOST_VALUES = 8
const NODE_MODULES = '/node_modules/'

const isValue = (type: ts.Type) => type.isStringLiteral() || type.isNumberLiteral() || isTruth(type)
const isTruth = (type: ts.Type) => Boolean(type.flags & ts.TypeFlags.BooleanLiteral)
const membersOf = (type: ts.Type) => (type.isUnion() ? type.types : [type])

function valueOf(checker: ts.TypeChecker, type: ts.Type): string | number | boolean {
  return type.isStringLiteral() || type.isNumberLiteral() ? type.value : checker.typeToString(type) === 'true'
}

/** The compiler lists numbers in the order in which it found them. */
const inOrder = (members: readonly ts.Type[]) =>
  members.toSorted((a, b) => (a.isNumberLiteral() && b.isNumberLiteral() ? a.value - b.value : 0))

/** Sees through branded types such as `string & { brand: 'day' }`. */
function isOf(type: ts.Type, flags: ts.TypeFlags): boolean {
  return Boolean(type.flags & flags) || (type.isIntersection() && type.types.some((one) => isOf(one, flags)))
}

const answersNothing = (signature: ts.Signature) => Boolean(signature.getReturnType().flags & ts.TypeFlags.Void)

export function kindOf(
  checker: ts.TypeChecker,
  type: ts.Type,
  symbols: readonly ts.Symbol[],
): Pick<Prop, 'kind' | 'options'> {
  const members = membersOf(type)
  const all = (test: (member: ts.Type) => boolean) => members.every(test)
  const written = writtenType(symbols) ?? checker.typeToString(type, undefined, FORMAT)
  if (all(isTruth)) return { kind: 'boolean' }
  if (all(isValue)) return { kind: 'choice', options: inOrder(members).map((member) => valueOf(checker, member)) }
  if (/^(?:React\.)?Ref(?:Object|Callback)?</.test(written)) return { kind: 'ref' }
  if (written.includes('ReactNode') && !written.includes('=>')) return { kind: 'element' }
  const signatures = members.flatMap((member) => member.getCallSignatures())
  if (signatures.length > 0) return { kind: signatures.every(answersNothing) ? 'callback' : 'function' }
  if (all((member) => isOf(member, ts.TypeFlags.NumberLike))) return { kind: 'number' }
  if (all((member) => isOf(member, ts.TypeFlags.StringLike) || isTruth(member))) return { kind: 'text' }
  return { kind: 'data' }
}

/** An optional member already has a question mark. */
const withoutUndefined = (text: string) => text.replaceAll(/\s\| undefined(?=[;}\s]|$)/g, '')
const oneLine = (text: string) =>
  withoutUndefined(text.replaceAll(/\s+/g, ' ').replace(/^\| /, ''))
    // These parentheses were only needed before `| undefined`.
    .replace(/^\((\([^()]*\) => [^()|]+)\)$/, '$1')

/** @returns undefined if the compiler has to say what the type is. */
function writtenType(symbols: readonly ts.Symbol[]): string | undefined {
  const all = symbols.flatMap(({ declarations = [] }) =>
    declarations.flatMap((node) => {
      const text = ts.isPropertySignature(node) ? node.type?.getText() : undefined
      // A multi-line type may contain comments.
      return text === undefined || text.includes('{\n') ? [] : [oneLine(text)]
    }),
  )
  const written = [...new Set(all)].filter((one) => one !== 'undefined')
  if (written.length === 0 || written.some((one) => /\btypeof\b|\bkeyof\b|\['|\[number\]/.test(one))) return undefined
  return written.join(' | ')
}

const outdented = (text: string) => text.replace(/^\| /, '').replaceAll(`\n${/\n( *).*$/.exec(text)?.[1] ?? ''}`, '\n')

/** The project's own declarations that a type names, directly or not. */
function declarationsIn(checker: ts.TypeChecker, symbols: readonly ts.Symbol[]): string[] {
  const found = new Map<string, string>()
  const visit = (node: ts.Node): void => {
    const symbol = ts.isTypeReferenceNode(node) ? checker.getSymbolAtLocation(node.typeName) : undefined
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    for (const declaration of target?.declarations ?? []) {
      const own = !declaration.getSourceFile().fileName.includes(NODE_MODULES)
      if (!own || !(ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration))) continue
      if (found.has(declaration.name.text)) continue
      found.set(declaration.name.text, declaration.getText().replace(/^export /, ''))
      visit(declaration)
    }
    ts.forEachChild(node, visit)
  }
  for (const { declarations = [] } of symbols)
    for (const node of declarations) {
      if (!ts.isPropertySignature(node) || !node.type) continue
      if (/\{\n/.test(node.type.getText())) found.set('', outdented(node.type.getText()))
      visit(node.type)
    }
  return [...found.values()]
}

export function describeType(
  checker: ts.TypeChecker,
  type: ts.Type,
  symbols: readonly ts.Symbol[],
  at: ts.Node,
): Pick<Prop, 'type' | 'detail'> {
  const members = membersOf(type)
  const written = writtenType(symbols)
  const values = members.every(isValue) && !members.every(isTruth)
  if (values) {
    const list = inOrder(members)
      .map((member) => checker.typeToString(member, at, FORMAT))
      .join(' | ')
    return members.length > MOST_VALUES && written ? { type: written, detail: list } : { type: list }
  }
  const detail = withoutUndefined(declarationsIn(checker, symbols).join('\n\n'))
  return { type: written ?? oneLine(checker.typeToString(type, at, FORMAT)), ...(detail ? { detail } : {}) }
}
