import { createRef, type RefObject, useState } from 'react'

type Refs<Controls> = { [Name in keyof Controls]?: RefObject<Controls[Name] | null> }

/** A ref for each control of a form, by its name: the same one at every render. */
export function useControlRefs<Controls>() {
  const [refs] = useState<Refs<Controls>>({})
  return <Name extends keyof Controls>(name: Name): RefObject<Controls[Name] | null> =>
    (refs[name] ??= createRef<Controls[Name]>())
}
