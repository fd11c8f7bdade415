import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button, type ButtonProps } from '../../../design-system/components/Button/Button.tsx'
import { color } from '../../../design-system/tokens/contract.css.ts'
import { space } from '../../../design-system/tokens/scale.ts'
import { BUTTON_VARIANTS } from '../../../design-system/components/Button/look.ts'
import { StateSheet } from '../../support/StateSheet.tsx'

const meta = preview.meta({
  title: 'Actions/Button',
  id: 'components-button',
  component: Button,
  args: { children: 'Add to cart', onClick: fn() },
})

const states = {
  'at rest': {},
  secondary: { variant: 'secondary' },
  large: { size: 'large' },
  'full width': { width: 'full' },
  inverse: { variant: 'inverse' },
  busy: { busy: 'Please Wait...' },
  'busy and large': { size: 'large', busy: 'Please Wait...' },
  'disabled with a reason': { disabledReason: 'Choose a date first' },
  'longest text': { children: 'Add to cart with Luxury Room for two nights and everybody who comes along' },
} satisfies Record<string, Partial<ButtonProps>>

/** Shows the button on the surface that its variant is for. */
function OnItsSurface(props: ButtonProps) {
  if (props.variant !== 'inverse') return <Button {...props} />
  return (
    <div style={{ background: color.surface.inverse, padding: space[4] }}>
      <Button {...props} />
    </div>
  )
}

export const Default = meta.story({
  parameters: {
    off: BUTTON_VARIANTS.flatMap((variant) => [
      { variant, ...states.busy },
      { variant, ...states['disabled with a reason'] },
    ]),
    parts: [{}, states.busy, states['disabled with a reason']],
  },
})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<ButtonProps> of={OnItsSurface} base={args} states={states} />,
})

/** The face tells them apart even without colour. */
export const DisabledHasAFaceThatSecondaryHasNot = meta.story({
  globals: { theme: 'high-contrast' },
  render: () => (
    <>
      <Button variant="secondary">Add to cart</Button> <Button disabledReason="Choose a date first">Take it off</Button>
    </>
  ),
  play: async ({ canvas }) => {
    const face = (name: string) => getComputedStyle(canvas.getByRole('button', { name })).backgroundColor
    const page = getComputedStyle(document.body).backgroundColor
    await expect(face('Add to cart')).toBe('rgba(0, 0, 0, 0)')
    await expect([page, 'rgba(0, 0, 0, 0)']).not.toContain(face('Take it off'))
  },
})

export const ReachedByTabAndPressedByEnterAndSpace = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
})
