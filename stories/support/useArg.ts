import { useState } from 'react'

/** State that starts with an arg of the story, and starts again when a control changes that arg. */
export function useArg<Value>(given: Value): [Value, (value: Value) => void] {
  const [state, setState] = useState({ given, value: given })
  const isNew = !Object.is(state.given, given)
  if (isNew) setState({ given, value: given })
  return [isNew ? given : state.value, (value) => setState({ given, value })]
}
