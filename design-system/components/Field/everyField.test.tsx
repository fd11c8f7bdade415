// @vitest-environment jsdom
/** What all fields have in common, whichever control they use. */
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, it } from 'vitest'
import { AmountField } from '../AmountField/AmountField.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { CouponField } from '../CouponField/CouponField.tsx'
import { DateField } from '../DateField/DateField.tsx'
import { EmailField } from '../EmailField/EmailField.tsx'
import { OtpInput } from '../OtpInput/OtpInput.tsx'
import { PhoneField } from '../PhoneField/PhoneField.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { Select } from '../Select/Select.tsx'
import { TextArea, TextField } from '../TextField/TextField.tsx'
import { TimeField } from '../TimeField/TimeField.tsx'
import { visuallyHidden as hidden } from '../../styles/text.css.ts'

const nothing = (): void => undefined
const LABEL = 'Where we reach you'
const PROBLEM = 'Please say where'
const HINT = 'We call once'
const typed = { label: LABEL, name: 'where', value: '', onChange: nothing }
const placeholder = 'An example'

type More = { problem?: string; hint?: string; required?: true }
type Fields = readonly (readonly [name: string, field: (more: More) => ReactElement])[]
const MAY_BE_REQUIRED: Fields = [
  ['TextField', (more) => <TextField {...typed} {...more} placeholder={placeholder} />],
  ['TextArea', (more) => <TextArea {...typed} {...more} placeholder={placeholder} />],
  ['EmailField', (more) => <EmailField {...typed} {...more} placeholder={placeholder} />],
  ['PhoneField', (more) => <PhoneField {...typed} {...more} placeholder={placeholder} />],
  ['OtpInput', (more) => <OtpInput {...typed} {...more} />],
  ['TimeField', (more) => <TimeField {...typed} {...more} />],
  ['Select', (more) => <Select {...typed} {...more} placeholder={placeholder} options={[{ value: 'a', text: 'A' }]} />],
  [
    'DateField',
    (more) => (
      <DateField {...more} label={LABEL} text="" placeholder={placeholder} expanded={false} onExpandedChange={nothing}>
        {null}
      </DateField>
    ),
  ],
]
const FIELDS: Fields = [
  ...MAY_BE_REQUIRED,
  ['AmountField', (more) => <AmountField {...typed} {...more} />],
  [
    'CouponField',
    (more) => <CouponField {...typed} {...more} placeholder={placeholder} onApply={nothing} applyLabel="Apply" />,
  ],
  [
    'SearchField',
    (more) => (
      <SearchField
        {...typed}
        {...more}
        placeholder={placeholder}
        onSubmit={nothing}
        submitLabel="Search"
        clearLabel="Clear the search"
      />
    ),
  ],
]

afterEach(cleanup)

const control = () => screen.getByLabelText(LABEL, { selector: 'input, select, textarea' })

it.each(FIELDS)('%s is named by a label in sight, not by its placeholder', (_name, field) => {
  render(field({ problem: PROBLEM }))
  expect(control().getAttribute('aria-label')).toBeNull()
  const label = screen.getByText(LABEL)
  expect(label.closest(`.${hidden}`)).toBeNull()
  expect(label.closest('label')?.getAttribute('for')).toBe(control().id)
})

it.each(FIELDS)('%s says in words what is wrong, tied to the field', (_name, field) => {
  render(field({ problem: PROBLEM, hint: HINT }))
  expect(control().getAttribute('aria-invalid')).toBe('true')
  const described = (control().getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([PROBLEM, HINT])
  expect(screen.getByText(PROBLEM).closest(`[aria-hidden], .${hidden}`)).toBeNull()
})

it.each<Fields[number]>([
  ...MAY_BE_REQUIRED,
  ['Checkbox', (more) => <Checkbox {...more} label="I agree" checked={false} onChange={nothing} />],
  [
    'RadioGroup',
    (more) => <RadioGroup {...more} legend="Size" value="" options={[{ value: 's', text: 'S' }]} onChange={nothing} />,
  ],
])('%s is announced as required and not as invalid', (_name, field) => {
  const { container } = render(<form>{field({ required: true })}</form>)
  expect(container.querySelectorAll('[aria-required="true"]')).toHaveLength(1)
  expect(container.querySelectorAll('[aria-invalid]')).toHaveLength(0)
  // Firefox reports `required` fields and their form as invalid at once.
  expect(container.querySelectorAll(':invalid')).toHaveLength(0)
})
