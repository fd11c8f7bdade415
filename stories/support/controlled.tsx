import type { ComponentType } from 'react'
import { useArg } from './useArg.ts'

interface ControlledProps<Value> {
  value: Value
  /** Declared as a method, so that a component may take a mutable list where `value` is a read-only one. */
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
