import { createRef, type RefObject, useState } from 'react'

type Refs<Controls> = { [Name in keyof Controls]?: RefObject<Controls[Name] | null> }

/** A stable ref for each control of a form, by name. */
export function useControlRefs<Controls>() {
  const [refs] = useState<Refs<Controls>>({})
  return <Name extends keyof Controls>(name: Name): RefObject<Controls[Name] | null> =>
    (refs[name] ??= createRef<Controls[Name]>())
}
