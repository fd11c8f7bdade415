/** Forms, each with every part that its guide finds. */
import type { ReactNode } from 'react'
import { Field } from '../../../../design-system/components/Field/Field.tsx'
import {
  AmountField,
  Checkbox,
  CheckboxGroup,
  CouponField,
  DateField,
  EmailField,
  PhoneField,
  RadioGroup,
  SearchField,
  Select,
  TextField,
  TimeField,
} from '../../../../design-system/index.ts'

const nothing = (): void => {}

export const FIELDS: Readonly<Record<string, ReactNode>> = {
  AmountField: (
    <AmountField
      label="Booking amount, pay this today"
      value="299"
      problem="Minimum booking amount is ₹3,000"
      hint="Pay more now if you like."
      onChange={nothing}
    />
  ),
  Checkbox: (
    <Checkbox
      label="I have read the terms"
      checked={false}
      problem="Please accept the terms"
      hint="They open in a new tab."
      onChange={nothing}
    />
  ),
  CheckboxGroup: (
    <CheckboxGroup
      legend="Category"
      value={['lehenga']}
      options={[
        { value: 'lehenga', text: 'Lehenga', count: 14 },
        { value: 'gowns', text: 'Gowns', count: 22 },
      ]}
      countLabel={(count) => `${count} outfits`}
      problem="Please choose at most one"
      hint="Counts include what is booked."
      onChange={nothing}
    />
  ),
  CouponField: (
    <div style={{ display: 'grid', gap: 32 }}>
      <CouponField
        label="Coupon code"
        value="MONSOON"
        applyLabel="Apply"
        problem="This coupon has expired."
        onApply={nothing}
        onChange={nothing}
      />
      <CouponField
        applied={{
          code: 'FIRSTLIGHT',
          text: 'Applied: you save ₹2,000',
          removeLabel: 'Remove coupon FIRSTLIGHT',
          onRemove: nothing,
        }}
      />
    </div>
  ),
  DateField: (
    <DateField
      label="Check-in date"
      text=""
      placeholder="Choose a date"
      problem="Please select date"
      hint="From 7 am"
      expanded={false}
      onExpandedChange={nothing}
    >
      <p>The calendar</p>
    </DateField>
  ),
  EmailField: (
    <EmailField
      label="Email"
      name="email"
      value="meera@"
      problem="Please enter a valid email"
      hint="For the receipt"
      onChange={nothing}
    />
  ),
  Field: (
    <Field
      control="drawn-field"
      label="Full name"
      optional="(optional)"
      problem="Please enter your full name"
      hint="As on the receipt"
    >
      <input id="drawn-field" style={{ width: '100%', height: 48, border: '1px solid' }} />
    </Field>
  ),
  PhoneField: (
    <PhoneField
      label="Mobile number"
      name="mobile"
      value="98765"
      problem="Mobile number must be 10 digits"
      hint="Without +91"
      onChange={nothing}
    />
  ),
  RadioGroup: (
    <RadioGroup
      legend="How to pay"
      value="part"
      options={[
        { value: 'full', text: 'All of it', hint: 'Nothing is left for the day.' },
        { value: 'part', text: 'A booking amount' },
      ]}
      problem="Please choose one"
      hint="Both are by card."
      onChange={nothing}
    />
  ),
  SearchField: (
    <SearchField
      label="Search by keyword"
      value="shoot"
      submitLabel="Search"
      clearLabel="Clear the search"
      onChange={nothing}
      onSubmit={nothing}
    />
  ),
  Select: (
    <Select
      label="Category"
      value=""
      placeholder="Choose a category"
      options={[{ value: '60', text: 'Pre Wedding, 60 minutes' }]}
      problem="Please select a category"
      hint="It sets the end of your shoot."
      onChange={nothing}
    />
  ),
  TextField: (
    <TextField
      label="Budget"
      optional="(optional)"
      prefix="₹"
      name="budget"
      value="5"
      problem="Please enter at least ₹3,000"
      hint="Whole rupees"
      onChange={nothing}
    />
  ),
  TimeField: (
    <TimeField
      label="Start Time"
      name="start"
      value="06:59"
      problem="Please select a time between 7 AM and 9 PM"
      hint="The farm opens at 7 AM"
      end={{ label: 'End Time', note: '(set for you)', minutes: 60, format: (time) => time }}
      onChange={nothing}
    />
  ),
}
