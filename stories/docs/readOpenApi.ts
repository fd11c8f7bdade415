/** Turns an OpenAPI document into readable rows: operations by tag, and schemas. */
import type { createOpenApi } from '../../storefront/api/openapi/document.ts'

export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
}

export interface FieldRow {
  /** `packagelist[].PackageId` */
  readonly path: string
  readonly type: string
  readonly isRequired: boolean
  readonly meaning: string
}

export interface Operation {
  readonly name: string
  readonly method: string
  readonly summary: string
  readonly isPersonal: boolean
  readonly sent: Schema
  readonly answer: Schema
  readonly examples: Readonly<Record<'Request' | 'Answer' | 'Refusal', unknown>>
}

const KINDS: Readonly<Record<string, string>> = {
  Text: 'text',
  Id: 'text or number',
  Money: 'rupees',
  MaybeMoney: 'rupees, null or empty',
  Count: 'number',
}

/** @returns for example `rupees`, `list` or `text or null`. */
function typeOf({ $ref = '', type, anyOf, enum: values, items }: Schema): string {
  if ($ref) return KINDS[$ref.split('/').at(-1) ?? ''] ?? $ref
  if (values) return values.map((value) => JSON.stringify(value)).join(', ')
  if (anyOf) return anyOf.map(typeOf).join(' or ')
  if (items) return 'list'
  if (type === undefined) return 'anything'
  const names = typeof type === 'string' ? [type] : type
  return names.map((name) => (name === 'string' ? 'text' : name)).join(' or ')
}

/** The schema of a list's items, or of the value that may be null. */
function inner({ items, anyOf, ...schema }: Schema): Schema {
  return items ? inner(items) : (anyOf?.map(inner).find(({ properties }) => properties) ?? schema)
}

/** Every field; nested fields follow their parent. */
export function fieldsOf({ properties = {}, required = [] }: Schema, before = ''): FieldRow[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const path = before + name
    const row = {
      path,
      type: typeOf(schema),
      isRequired: required.includes(name),
      meaning: schema.description ?? 'The outcome and its sentence.',
    }
    return [row, ...fieldsOf(inner(schema), `${path}${schema.items ? '[]' : ''}.`)]
  })
}

interface Parameter {
  readonly name: string
  readonly required: boolean
  readonly description: string
  readonly schema: Schema
  readonly example: unknown
}

type Paths = Awaited<ReturnType<typeof createOpenApi>>['paths']

function asObject(parameters: readonly Parameter[]): Schema {
  return {
    properties: Object.fromEntries(
      parameters.map(({ name, schema, description }) => [name, { ...schema, description }] as const),
    ),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
}

function read(method: string, written: Paths[string][string]): Operation {
  const { operationId, summary, security, requestBody, responses } = written
  const parameters = (written.parameters ?? []) as unknown as readonly Parameter[]
  const body = requestBody?.content['application/json']
  const { schema, examples } = responses['200'].content['application/json']
  const query = Object.fromEntries(parameters.map(({ name, example }) => [name, example]))
  return {
    name: operationId,
    method: method.toUpperCase(),
    summary,
    isPersonal: security !== undefined,
    sent: body?.schema ?? asObject(parameters),
    answer: schema.anyOf[0] ?? {},
    examples: { Request: body?.example ?? query, Answer: examples.answer.value, Refusal: examples.refusal.value },
  }
}

export const operationsOf = ({ paths }: { readonly paths: Paths }, tag: string): Operation[] =>
  Object.values(paths)
    .flatMap((methods) => Object.entries(methods))
    .filter(([, { tags }]) => tags.includes(tag))
    .map(([method, written]) => read(method, written))
