/** Every component that can be busy or disabled, in that state. */
import { DAY_WORDS } from '../../storefront/text/dayMessages.ts'
import type { ReactNode } from 'react'
import { Calendar } from '../../design-system/components/Calendar/Calendar.tsx'
import { Inline } from '../../design-system/components/Layout/Layout.tsx'
import { MenuEntries } from '../../design-system/components/Menu/MenuEntries.tsx'
import { Button } from '../../design-system/components/Button/Button.tsx'
import { BUTTON_VARIANTS } from '../../design-system/components/Button/look.ts'
import {
  Checkbox,
  CheckboxGroup,
  IconButton,
  Pagination,
  PriceRangeSlider,
  QuantityStepper,
  RadioGroup,
  Select,
  TextButton,
  TextField,
  TimeField,
} from '../../design-system/index.ts'

const nothing = (): void => {}
const WAIT = 'Please Wait...'
const options = [
  { value: 'gowns', text: 'Gowns', disabled: true },
  { value: 'lehenga', text: 'Lehenga', disabled: true },
]

/** By component folder. */
export const SWITCHED_OFF: Readonly<Record<string, ReactNode>> = {
  Button: (
    <Inline gap={2}>
      {BUTTON_VARIANTS.map((variant) => (
        <Button key={variant} variant={variant} busy={WAIT}>
          Add
        </Button>
      ))}
      {BUTTON_VARIANTS.map((variant) => (
        <Button key={variant} variant={variant} disabledReason="Choose a date first">
          Add
        </Button>
      ))}
    </Inline>
  ),
  IconButton: (
    <Inline gap={2}>
      <IconButton icon="close" label="Remove" busy onClick={nothing} />
      <IconButton
        icon="chevron-right"
        label="Next page"
        outline
        disabledReason="This is the last page"
        onClick={nothing}
      />
    </Inline>
  ),
  TextLink: (
    <TextButton busy={WAIT} onClick={nothing}>
      Resend
    </TextButton>
  ),
  Menu: <MenuEntries items={[{ text: 'Logout', busy: WAIT, onPress: nothing }]} />,
  Pagination: (
    <Pagination
      label="Pages"
      page={1}
      count={2}
      hrefOf={(page) => `?page=${page}`}
      pageLabel={(page) => `Page ${page}`}
      previousLabel="Previous"
      nextLabel="Next"
    />
  ),
  QuantityStepper: (
    <QuantityStepper
      label="People"
      value="1"
      min={1}
      max={1}
      decreaseLabel="One less"
      increaseLabel="One more"
      onChange={nothing}
    />
  ),
  Calendar: (
    <Calendar
      label="Check-in date"
      value="2026-12-28"
      min="2026-12-28"
      marks={{ '2026-12-24': 'fast', '2026-12-25': 'sold', '2026-12-26': 'available' }}
      markLabels={DAY_WORDS}
      previousLabel="Previous month"
      nextLabel="Next month"
      onChange={nothing}
    />
  ),
  Checkbox: <Checkbox label="I have read the terms" checked disabled onChange={nothing} />,
  CheckboxGroup: <CheckboxGroup legend="Category" value={['gowns']} options={options} onChange={nothing} />,
  RadioGroup: <RadioGroup legend="Outfits for" value="gowns" options={options} onChange={nothing} />,
  Select: <Select label="Category" value="gowns" options={options} disabled onChange={nothing} />,
  TextField: <TextField label="Full name" name="name" value="Meera Joshi" disabled onChange={nothing} />,
  TimeField: <TimeField label="Start Time" name="start" value="07:00" disabled onChange={nothing} />,
  PriceRangeSlider: (
    <PriceRangeSlider
      legend="Price"
      min={500}
      max={500}
      value={[500, 500]}
      format={(amount) => `₹${amount}`}
      minimumLabel="Minimum price"
      maximumLabel="Maximum price"
      applyLabel="Apply"
      resetLabel="Reset"
      onChange={nothing}
      onApply={nothing}
      onReset={nothing}
    />
  ),
}

/** Folders that handle the state but render no control, and the component that shows it. */
export const DRAWN_BY: Readonly<Record<string, string>> = { Field: 'TextField', ChoiceSet: 'CheckboxGroup' }
