import { expect, it } from 'vitest'
import { CALLS } from '../../storefront/api/contract/calls.ts'
import { createOpenApi } from '../../storefront/api/openapi/document.ts'
import { fieldsOf, operationsOf } from './readOpenApi.ts'

const document = await createOpenApi()
const operations = document.tags.flatMap(({ name }) => operationsOf(document, name))

it('lists every call once', () => expect(operations.map(({ name }) => name).sort()).toEqual(Object.keys(CALLS).sort()))

it('has the fields of lists within lists, with type and meaning', () => {
  const { sent, answer } = operations.find(({ name }) => name === 'GetUserCart') ?? {}
  expect(fieldsOf(sent ?? {}).map(({ path, isRequired }) => [path, isRequired])).toEqual([
    ['UserId', true],
    ['sessionId', false],
  ])
  expect(fieldsOf(answer ?? {})).toContainEqual({
    path: 'cart[].cart[].PackageId',
    type: 'text or number or null',
    isRequired: false,
    meaning: 'The package’s id, for a change of its date; null for other types.',
  })
})

it('has the fields of a query', () => {
  const { sent, examples } = operations.find(({ name }) => name === 'GetSetViewDetails') ?? {}
  const meaning = 'The SlugId of a set.'
  expect(fieldsOf(sent ?? {})).toEqual([{ path: 'setId', type: 'text', isRequired: true, meaning }])
  expect(examples?.Request).toEqual({ setId: expect.any(String) })
})
