/** Reads component props with TypeScript 6, because version 7 has no compiler API. */
import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript-6'
import type { Prop } from './prop.ts'
import { kindOf, describeType } from './types.ts'

const ROOT = join(import.meta.dirname, '../..')

export interface Documented {
  name: string
  /** Relative to the root of the repository. */
  file: string
  description: string
  props: Prop[]
}

const sourceFiles = () =>
  globSync('design-system/{components,patterns}/**/*.tsx', { cwd: ROOT })
    .filter((path) => !path.includes('.test.'))
    .toSorted()
    .map((path) => join(ROOT, path))

function programOf(files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => ts.sys.readFile(path))
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, ROOT)
  return ts.createProgram({ rootNames: files, options })
}

const commentOf = (checker: ts.TypeChecker, symbol: ts.Symbol) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim()

/** Reads `function Button({ type = 'button' })`, and `@default` for defaults set by styles or in the body. */
function defaultsOf(signature: ts.Signature): Map<string, string> {
  const pattern = signature.declaration?.parameters[0]?.name
  if (!pattern || !ts.isObjectBindingPattern(pattern)) return new Map()
  return new Map(
    pattern.elements.flatMap(({ initializer, name, propertyName }) =>
      initializer ? [[(propertyName ?? name).getText(), initializer.getText()] as const] : [],
    ),
  )
}

const membersOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type])

function propOf(
  checker: ts.TypeChecker,
  name: string,
  symbols: readonly ts.Symbol[],
  context: { props: ts.Type; at: ts.Node; initial: string | undefined },
): Prop {
  const members = membersOf(context.props)
  const symbol = checker.getPropertyOfType(context.props, name) ?? symbols[0]!
  const whole = checker.getTypeOfSymbolAtLocation(symbol, context.at)
  const type = checker.getNonNullableType(whole)
  const comments = [...new Set(symbols.map((one) => commentOf(checker, one)))].filter(Boolean)
  const tag = symbols.flatMap((one) => one.getJsDocTags(checker)).find((one) => one.name === 'default')
  const initial = context.initial ?? (tag && ts.displayPartsToString(tag.text))
  const optional = symbols.length < members.length || symbols.some((one) => one.flags & ts.SymbolFlags.Optional)
  const described = describeType(checker, type, symbols, context.at)
  return {
    name,
    ...described,
    // `ReactNode` already includes undefined.
    ...(whole === type || optional || described.type.includes('React')
      ? {}
      : { type: `${described.type} | undefined` }),
    ...(optional ? {} : { required: true }),
    ...(initial === undefined ? {} : { initial }),
    description: comments.join(' ').replaceAll(/\s*\n\s*/g, ' '),
    ...kindOf(checker, type, symbols),
  }
}

/** Props of the DOM and of React are not ours to explain. */
const isForeign = ({ declarations = [] }: ts.Symbol) =>
  declarations.every((node) => node.getSourceFile().fileName.includes('/node_modules/'))

/** `@internal` props are for tests, such as a clock. */
const isInternal = (symbol: ts.Symbol) => symbol.getJsDocTags().some(({ name }) => name === 'internal')

function rank({ name, required }: Prop): number {
  if (required) return 0
  return /^(?:id|ref|name|form|aria-.*|autoComplete|inputMode|pattern|onBlur|onKeyDown)$/.test(name) ? 2 : 1
}

function propsOf(checker: ts.TypeChecker, signature: ts.Signature, at: ts.Node): Prop[] {
  const parameter = signature.parameters[0]
  if (!parameter) return []
  const props = checker.getTypeOfSymbolAtLocation(parameter, at)
  const initials = defaultsOf(signature)
  const symbols = new Map<string, ts.Symbol[]>()
  for (const symbol of membersOf(props).flatMap((member) => member.getApparentProperties()))
    symbols.set(symbol.name, [...(symbols.get(symbol.name) ?? []), symbol])
  const all = [...symbols].flatMap(([name, found]) =>
    found.every(isForeign) || found.some(isInternal)
      ? []
      : [propOf(checker, name, found, { props, at, initial: initials.get(name) })],
  )
  return all.toSorted((a, b) => rank(a) - rank(b))
}

function extract(): Documented[] {
  const files = sourceFiles()
  const program = programOf(files)
  const checker = program.getTypeChecker()
  return files.flatMap((file) => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    if (!source || !module) return []
    return checker.getExportsOfModule(module).flatMap((symbol) => {
      const [signature] = checker.getTypeOfSymbolAtLocation(symbol, source).getCallSignatures()
      const here = symbol.declarations?.some((node) => node.getSourceFile() === source)
      if (!signature || !here || !/^[A-Z][a-z]/.test(symbol.name)) return []
      return [
        {
          name: symbol.name,
          file: relative(ROOT, file).replaceAll('\\', '/'),
          description: commentOf(checker, symbol),
          props: propsOf(checker, signature, source),
        },
      ]
    })
  })
}

let found: readonly Documented[] | undefined

/** The props of all components; reading them takes a second, so it is done once. */
export const components = (): readonly Documented[] => (found ??= extract())

export function forgetComponents(): void {
  found = undefined
}
