// @vitest-environment jsdom
/** What all fields have in common, whichever control they use. */
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, it } from 'vitest'
import { AmountField } from '../AmountField/AmountField.tsx'
import { CouponField } from '../CouponField/CouponField.tsx'
import { DateField } from '../DateField/DateField.tsx'
import { EmailField } from '../EmailField/EmailField.tsx'
import { OtpInput } from '../OtpInput/OtpInput.tsx'
import { PhoneField } from '../PhoneField/PhoneField.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { Select } from '../Select/Select.tsx'
import { TextArea, TextField } from '../TextField/TextField.tsx'
import { TimeField } from '../TimeField/TimeField.tsx'
import { visuallyHidden as hidden } from '../../styles/text.css.ts'

const nothing = (): void => undefined
const LABEL = 'Where we reach you'
const PROBLEM = 'Please say where'
const typed = { label: LABEL, name: 'where', value: '', onChange: nothing, problem: PROBLEM }
const placeholder = 'An example'

const FIELDS: readonly (readonly [name: string, field: ReactElement])[] = [
  ['TextField', <TextField key="" {...typed} placeholder={placeholder} />],
  ['TextArea', <TextArea key="" {...typed} placeholder={placeholder} />],
  ['EmailField', <EmailField key="" {...typed} placeholder={placeholder} />],
  ['PhoneField', <PhoneField key="" {...typed} placeholder={placeholder} />],
  ['AmountField', <AmountField key="" {...typed} />],
  ['OtpInput', <OtpInput key="" {...typed} />],
  ['TimeField', <TimeField key="" {...typed} />],
  ['Select', <Select key="" {...typed} placeholder={placeholder} options={[{ value: 'a', text: 'A' }]} />],
  ['CouponField', <CouponField key="" {...typed} placeholder={placeholder} onApply={nothing} applyLabel="Apply" />],
  [
    'SearchField',
    <SearchField
      key=""
      {...typed}
      placeholder={placeholder}
      onSubmit={nothing}
      submitLabel="Search"
      clearLabel="Clear the search"
    />,
  ],
  [
    'DateField',
    <DateField
      key=""
      label={LABEL}
      text=""
      placeholder={placeholder}
      expanded={false}
      onExpandedChange={nothing}
      problem={PROBLEM}
    >
      {null}
    </DateField>,
  ],
]

afterEach(cleanup)

const control = () => screen.getByLabelText(LABEL, { selector: 'input, select, textarea' })

it.each(FIELDS)('%s is named by a label in sight, not by its placeholder', (_name, field) => {
  render(field)
  expect(control().getAttribute('aria-label')).toBeNull()
  const label = screen.getByText(LABEL)
  expect(label.closest(`.${hidden}`)).toBeNull()
  expect(label.closest('label')?.getAttribute('for')).toBe(control().id)
})

it.each(FIELDS)('%s says in words what is wrong, tied to the field', (_name, field) => {
  render(field)
  expect(control().getAttribute('aria-invalid')).toBe('true')
  const described = (control().getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(PROBLEM)
  expect(screen.getByText(PROBLEM).closest(`[aria-hidden], .${hidden}`)).toBeNull()
})
