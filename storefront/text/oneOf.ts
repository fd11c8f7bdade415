import * as v from 'valibot'

/**
 * What some page needs of valibot is in the scripts of every page, so this replaces `v.picklist`, and `isRecord`
 * replaces `v.record`.
 */
export const oneOf = <Value extends string>(...values: readonly Value[]) =>
  v.custom<Value>((value) => values.some((one) => one === value))
