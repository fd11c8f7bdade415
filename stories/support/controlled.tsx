import type { ComponentType } from 'react'
import { useArg } from './useArg.ts'

interface ControlledProps {
  value?: unknown
  /** Declared as a method, so that a component may ask for a value of any type. */
  onChange(value: never): void
}

/** Lets the reader change the value of a field, or of a group of props that a larger component passes to one. */
export function useControlled<Props extends ControlledProps | undefined>(props: Props): Props {
  const [value, setValue] = useArg(props?.value)
  return (
    props && {
      ...props,
      value,
      onChange: (next: never) => {
        setValue(next)
        props.onChange(next)
      },
    }
  )
}

export function controlled<Props extends ControlledProps>(Component: ComponentType<Props>) {
  return function Controlled(props: Props) {
    return <Component {...useControlled(props)} />
  }
}
