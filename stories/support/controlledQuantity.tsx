import type { ComponentType } from 'react'
import type { QuantityStepperProps } from '../../design-system/components/QuantityStepper/QuantityStepper.tsx'
import { useControlled } from './controlled.tsx'

export const REFUSAL = 'Maximum number of product is 20'

interface QuantityProps {
  quantity?: Omit<QuantityStepperProps, 'size' | 'id' | 'name'> | undefined
}

/** Draws a card whose quantity can be changed. Numbers above 20 are refused. */
export function controlledQuantity<Props extends QuantityProps>(Card: ComponentType<Props>) {
  return function Controlled(props: Props) {
    const quantity = useControlled(props.quantity)
    if (!quantity) return <Card {...props} />
    return <Card {...props} quantity={Number(quantity.value) > 20 ? { ...quantity, problem: REFUSAL } : quantity} />
  }
}
