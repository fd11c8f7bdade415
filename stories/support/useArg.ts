import { useState } from 'react'

/** State initialized from an arg, and reset when a control changes that arg. */
export function useArg<Value>(given: Value): [Value, (value: Value) => void] {
  const [state, setState] = useState({ given, value: given })
  const isNew = !Object.is(state.given, given)
  if (isNew) setState({ given, value: given })
  return [isNew ? given : state.value, (value) => setState({ given, value })]
}
