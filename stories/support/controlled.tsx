import type { ComponentType } from 'react'
import { useArg } from './useArg.ts'

interface ControlledProps<Value> {
  value: Value
  /** A method, whose parameter may be narrower than the value: a list of which `value` is read-only. */
  onChange(value: Value): void
}

export function controlled<Value, Props extends ControlledProps<Value>>(Component: ComponentType<Props>) {
  return function Controlled(props: Props) {
    const [value, setValue] = useArg(props.value)
    return (
      <Component
        {...props}
        value={value}
        onChange={(next: Value) => {
          setValue(next)
          props.onChange(next)
        }}
      />
    )
  }
}
