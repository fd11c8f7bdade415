import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { CALLS, type CallName } from '../contract/calls.ts'
import { exampleOf } from '../testing/examples.ts'
import { createMeanings, createOpenApi } from './document.ts'
import { answerSchema, type Schema } from './schema.ts'

const NAMES = Object.keys(CALLS) as CallName[]
const file = await createOpenApi()

const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: true })
ajv.addSchema({ $id: 'openapi', components: file.components }, 'openapi')
ajv.addVocabulary(['components'])

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly schema: Schema; readonly example: unknown }[]
  readonly requestBody?: { readonly content: { 'application/json': { schema: Schema; example: unknown } } }
  readonly responses: {
    '200': { content: { 'application/json': { schema: Schema; examples: Record<string, { value: unknown }> } } }
  }
}

const methodOf = (name: CallName): string => CALLS[name].method.toLowerCase()
const operationOf = (name: CallName): Operation =>
  (file.paths[`/v1/${name}`] as Record<string, unknown>)[methodOf(name)] as Operation

/** Makes references point into the document. */
const within = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"openapi#/components/')) as Schema

function problems(schema: Schema, value: unknown): string[] {
  const validate = ajv.compile(within(schema))
  validate(value)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

const plainAnswer = (name: CallName): Schema => answerSchema(CALLS[name], () => '')

describe('the document', () => {
  it('is the same every time', async () => expect(JSON.stringify(await createOpenApi())).toBe(JSON.stringify(file)))

  it('has every call, by its method', () => {
    expect(Object.keys(file.paths).sort()).toEqual(NAMES.map((name) => `/v1/${name}`).sort())
    for (const name of NAMES) expect(operationOf(name), name).toBeDefined()
  })

  it('names every field without a meaning at once', () => {
    const { meaningIn, missing } = createMeanings()
    expect(['Nowhere', 'list[].Unheard', 'Title'].map(meaningIn('GetFAQ'))).toEqual(['', '', 'The heading.'])
    expect(missing).toEqual(['GetFAQ Nowhere', 'GetFAQ list[].Unheard'])
  })
})

describe('every example fits', () => {
  it.each(NAMES)('%s', (name) => {
    const { parameters = [], requestBody, responses } = operationOf(name)
    for (const { name: field, schema, example } of parameters) expect(problems(schema, example), field).toEqual([])
    const sent = requestBody?.content['application/json']
    if (sent) expect(problems(sent.schema, sent.example)).toEqual([])
    const { schema, examples } = responses['200'].content['application/json']
    expect(problems(plainAnswer(name), examples['answer']?.value)).toEqual([])
    expect(problems(schema, examples['refusal']?.value)).toEqual([])
  })
})

/** At `path`, or in any element of a list there. */
function isIn(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return value !== undefined
  if (Array.isArray(value)) return value.some((one) => isIn(one, rest))
  return typeof value === 'object' && value !== null && isIn((value as Record<string, unknown>)[name], rest)
}

it('every field is in an example, but the text of a post not in the list of posts', () => {
  const without = NAMES.flatMap((name) => {
    const answer = operationOf(name).responses['200'].content['application/json'].examples['answer']?.value
    return exampleOf(CALLS[name])
      .parts.filter(({ path }) => !isIn(answer, path))
      .map(({ path }) => `${name} ${path.join('.')}`)
  })
  expect(without).toEqual(['GetBlogs blogs.0.BlogContent'])
})

describe('what is wrong does not fit', () => {
  const wrong: readonly (readonly [CallName, string, (item: Record<string, unknown>) => void])[] = [
    ['GetPackageDeatils', 'packagelist', (item) => void (item['SellingPrice'] = '24,500')],
    ['GetPackageDeatils', 'packagelist', (item) => void delete item['PackageId']],
    ['GetProp', 'PropList', (item) => void (item['PropName'] = null)],
    ['GetOutFits', 'OutFitList', (item) => void (item['OutfitID'] = '')],
    ['GetEventsCategory', 'eventcategorylist', (item) => void (item['EventPrice'] = 'Call us')],
    ['GetRecceCategory', 'reccecategorylist', (item) => void (item['TimeInMinitues'] = -1)],
  ]

  it.each(wrong)('%s, %s', (name, list, change) => {
    const example = operationOf(name).responses['200'].content['application/json'].examples['answer']?.value
    const body = JSON.parse(JSON.stringify(example)) as Record<string, Record<string, unknown>[]>
    expect(problems(plainAnswer(name), body)).toEqual([])
    change(body[list]?.[0] ?? {})
    expect(problems(plainAnswer(name), body)).not.toEqual([])
  })
})
