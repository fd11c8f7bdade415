import { createRef, type RefObject, useState } from 'react'

/** One ref for each control of a form, by its name: the same one at every render. */
export function useControlRefs<Name extends string>(): (name: Name) => RefObject<HTMLInputElement | null> {
  const [refs] = useState(() => new Map<Name, RefObject<HTMLInputElement | null>>())
  return (name) => {
    const ref = refs.get(name) ?? createRef()
    refs.set(name, ref)
    return ref
  }
}
