import * as v from 'valibot'
import { expect, it } from 'vitest'
import { parseJson } from './json.ts'

const schema = v.object({ name: v.string() })

it('reads JSON that fits', () => {
  expect(parseJson(schema, '{"name":"Asha","more":1}')).toEqual({ name: 'Asha' })
})

it.each([null, undefined, '', '{', 'null', '[]', '{"name":7}'])('takes %s as missing', (text) => {
  expect(parseJson(schema, text)).toBeUndefined()
})
