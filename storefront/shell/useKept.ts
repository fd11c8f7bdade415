import { useSyncExternalStore } from 'react'

/** The value never changes while the page is shown. */
const never = () => () => undefined

/**
 * A value that the visitor's browser keeps.
 * @param before the value until the page is hydrated, because a prerendered page knows no visitor.
 */
export function useKept<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(never, read, () => before)
}
