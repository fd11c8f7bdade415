/** Reading values whose shape is not certain, and writing them. */
import * as v from 'valibot'

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What some page needs of valibot is in the scripts of every page, so this replaces `v.picklist`, and `isRecord`
 * replaces `v.record`.
 */
export const oneOf = <Value extends string>(...values: readonly Value[]) =>
  v.custom<Value>((value) => values.some((one) => one === value))

/** Undefined if there is no text, if it is not JSON, or if it does not fit the schema. */
export function parseJson<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string | null | undefined,
): v.InferOutput<Schema> | undefined {
  if (!text) return undefined
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(text))
    return success ? output : undefined
  } catch {
    return undefined
  }
}

/** JSON for a script element: without `<` it cannot end the element. */
export function jsonInPage(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
