// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { DateField } from '../DateField/DateField.tsx'
import { EmailField } from '../EmailField/EmailField.tsx'
import { OtpInput } from '../OtpInput/OtpInput.tsx'
import { PhoneField } from '../PhoneField/PhoneField.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { Select } from '../Select/Select.tsx'
import { TextArea, TextField } from '../TextField/TextField.tsx'
import { TimeField } from '../TimeField/TimeField.tsx'

const nothing = (): void => undefined
const field = { label: 'Name', name: 'name', value: '', onChange: nothing, required: true }

afterEach(cleanup)

it.each([
  ['TextField', <TextField key="" {...field} />],
  ['TextArea', <TextArea key="" {...field} />],
  ['EmailField', <EmailField key="" {...field} />],
  ['PhoneField', <PhoneField key="" {...field} />],
  ['OtpInput', <OtpInput key="" {...field} />],
  ['TimeField', <TimeField key="" {...field} />],
  ['Select', <Select key="" {...field} placeholder="Choose one" options={[{ value: 'a', text: 'A' }]} />],
  [
    'DateField',
    <DateField key="" label="Day" text="" expanded={false} onExpandedChange={nothing} required>
      {null}
    </DateField>,
  ],
  ['Checkbox', <Checkbox key="" label="I agree" checked={false} onChange={nothing} required />],
  [
    'RadioGroup',
    <RadioGroup key="" legend="Size" value="" options={[{ value: 's', text: 'S' }]} onChange={nothing} required />,
  ],
])('%s is announced as required and not as invalid', (_name, control) => {
  const { container } = render(<form>{control}</form>)
  expect(container.querySelectorAll('[aria-required="true"]')).toHaveLength(1)
  expect(container.querySelectorAll('[aria-invalid]')).toHaveLength(0)
  // Firefox reports `required` fields and their form as invalid at once.
  expect(container.querySelectorAll(':invalid')).toHaveLength(0)
})
