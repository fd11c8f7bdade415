import type { ComponentType } from 'react'
import type { QuantityStepperProps } from '../../design-system/components/QuantityStepper/QuantityStepper.tsx'
import { useArg } from './useArg.ts'

export const REFUSAL = 'Maximum number of product is 20'

interface QuantityProps {
  quantity?: Omit<QuantityStepperProps, 'size' | 'id' | 'name'> | undefined
}

/** Draws a card whose quantity can be changed. Numbers above 20 are refused. */
export function controlledQuantity<Props extends QuantityProps>(Card: ComponentType<Props>) {
  return function Controlled(props: Props) {
    const { quantity } = props
    const [value, setValue] = useArg(quantity?.value ?? '1')
    if (!quantity) return <Card {...props} />
    const onChange = (next: string) => {
      setValue(next)
      quantity.onChange(next)
    }
    const problem = Number(value) > 20 ? REFUSAL : quantity.problem
    return <Card {...props} quantity={{ ...quantity, value, problem, onChange }} />
  }
}
