import * as v from 'valibot'

/** What `text` holds, as the schema reads it; undefined where there is no text, or it is no JSON, or it does not fit. */
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
