import type { ObjectEntries } from 'valibot'
import { CALL_GROUPS, CALLS, type CallName } from '../contract/calls.ts'
import type { Call } from '../contract/wire.ts'
import { CALL_MEANINGS, EXCEPTIONS, FIELDS } from '../contract/meanings.ts'
import { readExamples, type Example } from './examples.ts'
import { answerSchema, KINDS, plain, refusalSchema, RETRY_AFTER, type Schema } from './schema.ts'

const GROUPS = [
  ['Catalogue', 'What the studio offers. Needs no login.', CALL_GROUPS.catalogue],
  ['Availability and cart', 'Whether a day is free, and the cart of a guest or a user.', CALL_GROUPS.cart],
  ['Payment', 'Orders at the gateway, and their confirmation.', CALL_GROUPS.payment],
  ['Account', 'One-time codes, login, registration, bookings.', CALL_GROUPS.account],
  ['Forms', 'Contact and newsletter.', CALL_GROUPS.forms],
] as const

const ABOUT =
  `The calls that the shop sends to a provider. Names are exact, misspellings included. The schemas say what a
provider should send; the shop copes with more, such as numbers sent as text. Every answer has the HTTP status 200, refusals
too: they have another n, and a sentence that visitors read.`.replaceAll('\n', ' ')

/** Records lookups, so that all missing and unused meanings can be reported together. */
export function createMeanings() {
  const used = new Set<string>()
  const missing: string[] = []
  const meaningIn =
    (name: CallName) =>
    (path: string): string => {
      const key = `${name} ${path}` in EXCEPTIONS ? `${name} ${path}` : (path.split('.').at(-1) ?? '')
      const meaning = EXCEPTIONS[key] ?? FIELDS[key]
      if (meaning === undefined) missing.push(`${name} ${path}`)
      used.add(key)
      return meaning ?? ''
    }
  const leftOver = () => [...Object.keys(FIELDS), ...Object.keys(EXCEPTIONS)].filter((key) => !used.has(key))
  return { meaningIn, missing, leftOver }
}

function parametersOf(schema: Schema, example: Schema): Schema[] {
  const required = (schema['required'] as string[] | undefined) ?? []
  return Object.entries((schema['properties'] ?? {}) as Record<string, Schema>).map(
    ([name, { description, ...rest }]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      description,
      schema: rest,
      example: example[name],
    }),
  )
}

/** Calls that name a user carry a token if there is one. */
const isPersonal = (name: CallName): boolean =>
  'UserId' in (CALL_MEANINGS[name].sends.entries as ObjectEntries) || name === 'AddToUserCart'

function operationOf(
  name: CallName,
  tag: string,
  { request, answer, refusal }: Example,
  meaning: (path: string) => string,
) {
  const call: Call = CALLS[name]
  const sent = plain(CALL_MEANINGS[name].sends)
  const content = {
    'application/json': {
      schema: { anyOf: [answerSchema(call, meaning), refusalSchema(call)] },
      examples: { answer: { value: answer }, refusal: { value: refusal } },
    },
  }
  const hasFields = Object.keys(CALL_MEANINGS[name].sends.entries).length > 0
  return {
    operationId: name,
    tags: [tag],
    summary: CALL_MEANINGS[name].summary,
    ...(isPersonal(name) && { security: [{ apiKey: [] }, { apiKey: [], authToken: [] }] }),
    ...(call.method === 'GET' && hasFields && { parameters: parametersOf(sent, request) }),
    ...(call.method === 'POST' && {
      requestBody: { required: true, content: { 'application/json': { schema: sent, example: request } } },
    }),
    responses: {
      '200': { description: 'An answer, or a refusal with its reason.', content },
      ...(isPersonal(name) && { '401': { $ref: '#/components/responses/LoginNeeded' } }),
      '429': { $ref: '#/components/responses/TooMany' },
    },
  }
}

/**
 * @returns the contract as OpenAPI 3.1, the same for every run.
 * @throws if a field has no meaning, or a meaning no field.
 */
export async function createOpenApi() {
  const { meaningIn, missing, leftOver } = createMeanings()
  const examples = await readExamples()
  const calls = GROUPS.flatMap(([tag, , group]) =>
    (Object.keys(CALL_MEANINGS) as CallName[])
      .filter((name) => name in group)
      .map((name) => [name, tag, CALLS[name].method.toLowerCase()] as const),
  )
  const paths = Object.fromEntries(
    calls.map(([name, tag, method]) => [
      `/v1/${name}`,
      { [method]: operationOf(name, tag, examples[name], meaningIn(name)) },
    ]),
  )
  if (missing.length > 0 || leftOver().length > 0)
    throw new Error(
      [
        'In storefront/api/contract/meanings.ts, FIELDS and EXCEPTIONS differ from the contract.',
        ...missing.map((field) => `  missing: ${field}`),
        ...leftOver().map((field) => `  not used: ${field}`),
      ].join('\n'),
    )
  return {
    openapi: '3.1.1',
    info: {
      title: 'v1 of the studio’s provider',
      version: '1',
      description: ABOUT,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'Below the provider’s base.' }],
    tags: GROUPS.map(([name, description]) => ({ name, description })),
    security: [{ apiKey: [] }],
    paths,
    components: {
      securitySchemes: {
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'x-api-key',
          description: 'The header’s name is a setting of the shop.',
        },
        authToken: {
          type: 'apiKey',
          in: 'header',
          name: 'authToken',
          description: '{Token}-{UserId}, of a logged-in visitor.',
        },
      },
      schemas: { ...Object.fromEntries(Object.values(KINDS)), RetryAfter: RETRY_AFTER },
      responses: {
        LoginNeeded: { description: 'The token is unknown or has expired: the shop asks to log in again.' },
        TooMany: { description: 'Too many requests. The answer may have a refusal’s sentence, and Retry-After.' },
      },
    },
  }
}
