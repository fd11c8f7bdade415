import { expect, fireEvent, fn, within, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import {
  PriceRangeSlider,
  type PriceRangeSliderProps,
} from '../../../design-system/components/PriceRangeSlider/PriceRangeSlider.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'
import { useArg } from '../../support/useArg.ts'

const rupees = (price: number) => `₹${price.toLocaleString('en-IN')}`

function Controlled({ value: first, onChange, onReset, ...rest }: PriceRangeSliderProps) {
  const [value, setValue] = useArg(first)
  return (
    <PriceRangeSlider
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
      onReset={() => {
        setValue([rest.min, rest.max])
        onReset()
      }}
    />
  )
}

const written = { format: "(rupees) => `₹${rupees.toLocaleString('en-IN')}`", 'typeof value': '[number, number]' }

const meta = preview.meta({
  title: 'Forms/PriceRangeSlider',
  id: 'components-pricerangeslider',
  component: PriceRangeSlider,
  parameters: { written },
  args: {
    legend: 'Price',
    min: 0,
    max: 5000,
    value: [600, 3600] as [number, number],
    onChange: fn(),
    onApply: fn(),
    onReset: fn(),
    format: rupees,
    minimumLabel: 'Minimum price',
    maximumLabel: 'Maximum price',
    applyLabel: 'Apply',
    resetLabel: 'Reset',
  },
  render: (args) => <Controlled {...args} />,
})

const states = {
  'some chosen': {},
  'everything chosen': { value: [0, 5000] },
  'both at the minimum': { value: [0, 0] },
  'both at the maximum': { value: [5000, 5000] },
  'close together': { value: [2000, 2100] },
  'one price for everything': { min: 800, max: 800, value: [800, 800] },
  refused: { problem: 'Server Down!! Please Try Again Later..' },
  waiting: { busy: 'Please Wait...' },
  'no results': { value: [4900, 5000], problem: 'Sorry, no result found!' },
  'buttons elsewhere': { applyLabel: undefined, resetLabel: undefined },
  'longest prices': { min: 0, max: 10_00_000, value: [1_23_456, 9_87_654], step: 1000 },
} satisfies Record<string, Partial<PriceRangeSliderProps>>

/** Thumbs that meet overlap; the fields are the equivalent control (WCAG 2.5.8). */
const overlap = { a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } } }

export const Default = meta.story({ parameters: { off: states['one price for everything'] } })

export const States = meta.story({
  tags: ['visual'],
  parameters: overlap,
  render: (args) => <StateSheet<PriceRangeSliderProps> of={Controlled} base={args} states={states} cell={280} />,
  play: async ({ canvas }) => {
    // Thumbs load once they are in view; on a phone some are below the fold.
    for (const group of canvas.getAllByRole('group')) {
      group.scrollIntoView()
      await expect(await within(group).findAllByRole('slider')).toHaveLength(2)
    }
    window.scrollTo(0, 0)
  },
})

/** The field shows what was typed until it loses focus. */
export const MinimumTypedAboveTheMaximum = meta.story({
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findAllByRole('slider')
    const low = canvas.getByRole('textbox', { name: 'Minimum price' })
    await userEvent.clear(low)
    await userEvent.type(low, '4000')
    await expect(low).toHaveValue('4000')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

/**
 * A simulated pointer cannot be captured.
 * @returns a function that restores the original.
 */
function pretendCapture() {
  const { setPointerCapture, hasPointerCapture } = Element.prototype
  Object.assign(Element.prototype, { setPointerCapture: () => {}, hasPointerCapture: () => true })
  return () => Object.assign(Element.prototype, { setPointerCapture, hasPointerCapture })
}
/** The pointer stays down. */
async function holdHighThumb({ findByRole }: Pick<ReturnType<typeof within>, 'findByRole'>) {
  const high = await findByRole('slider', { name: 'Maximum price' })
  const { x, y, width, height } = high.getBoundingClientRect()
  const [clientX, clientY] = [x + width / 2, y + height / 2]
  await fireEvent.pointerDown(high, { clientX, clientY, pointerId: 1, button: 0 })
  return { high, clientX, clientY }
}

/** The highest price is not a whole number of steps above the lowest. */
export const DraggedToTheEnd = meta.story({
  args: { max: 5020 },
  beforeEach: pretendCapture,
  play: async ({ canvas }) => {
    const { high, clientY } = await holdHighThumb(canvas)
    await fireEvent.pointerMove(high, { clientX: window.innerWidth, clientY, pointerId: 1 })
    await waitFor(() => expect(high).toHaveAttribute('aria-valuenow', '5020'))
    await expect(high).toHaveAttribute('aria-valuemax', '5020')
  },
})

export const Dragged = meta.story({
  tags: ['visual'],
  beforeEach: pretendCapture,
  play: async ({ args, canvas }) => {
    const { high, clientX, clientY } = await holdHighThumb(canvas)
    const towardsLow = document.documentElement.dir === 'rtl' ? 40 : -40
    await fireEvent.pointerMove(high, { clientX: clientX + towardsLow, clientY, pointerId: 1 })
    await expect(high).toHaveFocus()
    await waitFor(() => expect(Number(high.getAttribute('aria-valuenow'))).toBeLessThan(3600))
    await expect(args.onChange).toHaveBeenCalled()
    await expect(args.onApply).not.toHaveBeenCalled()
  },
})

export const WaitingAppliesNothing = meta.story({
  args: { busy: 'Please Wait...' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Price' })).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Please Wait...' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Maximum price' }), '{Enter}')
    await expect(args.onApply).not.toHaveBeenCalled()
  },
})

export const MovedByArrowKeysPagesHomeAndEnd = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const low = await canvas.findByRole('slider', { name: 'Minimum price' })
    const high = canvas.getByRole('slider', { name: 'Maximum price' })
    await userEvent.tab()
    await expect(low).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(low).toHaveAttribute('aria-valuetext', '₹700')
    await userEvent.keyboard('{PageDown}')
    await expect(low).toHaveAttribute('aria-valuetext', '₹200')
    await userEvent.keyboard('{End}')
    await expect(low).toHaveAttribute('aria-valuetext', '₹3,600')
    // The thumbs do not cross.
    await userEvent.keyboard('{ArrowRight}')
    await expect(low).toHaveAttribute('aria-valuetext', '₹3,600')
    await expect(low).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(low).toHaveAttribute('aria-valuetext', '₹0')
    await userEvent.tab()
    await expect(high).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(high).toHaveAttribute('aria-valuetext', '₹5,000')
    await expect(args.onApply).not.toHaveBeenCalled()
  },
})

export const ChangesNothingElseUntilApply = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findAllByRole('slider')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onApply).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await expect(args.onApply).toHaveBeenCalledTimes(1)
    await expect(args.onApply).toHaveBeenCalledWith([650, 3600])
  },
})

export const SetWithoutDraggingInTwoFields = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const low = canvas.getByRole('textbox', { name: 'Minimum price' })
    const high = canvas.getByRole('textbox', { name: 'Maximum price' })
    await userEvent.clear(low)
    await userEvent.type(low, '1,200')
    await userEvent.clear(high)
    await userEvent.type(high, '9000')
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await expect(args.onApply).toHaveBeenLastCalledWith([1200, 5000])
    await expect(low).toHaveValue('1200')
    await expect(high).toHaveValue('5000')
    await expect(await canvas.findByRole('slider', { name: 'Minimum price' })).toHaveAttribute(
      'aria-valuetext',
      '₹1,200',
    )
  },
})

export const EnterInAFieldAppliesAndResetGoesBackToTheEnds = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const low = canvas.getByRole('textbox', { name: 'Minimum price' })
    await userEvent.clear(low)
    await userEvent.type(low, '4000{Enter}')
    // A minimum above the maximum swaps the two.
    await expect(args.onApply).toHaveBeenCalledTimes(1)
    await expect(args.onApply).toHaveBeenCalledWith([3600, 4000])
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(args.onReset).toHaveBeenCalledTimes(1)
    await expect(low).toHaveValue('0')
    await expect(await canvas.findByRole('slider', { name: 'Maximum price' })).toHaveAttribute(
      'aria-valuetext',
      '₹5,000',
    )
  },
})

export const LeftArrowRaisesFromRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const low = await canvas.findByRole('slider', { name: 'Minimum price' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(low).toHaveAttribute('aria-valuetext', '₹650')
  },
})
