import * as v from 'valibot'

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
