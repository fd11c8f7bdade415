import { expect, it } from 'vitest'
import { gstProblem } from './useBillingForm.ts'

it.each([
  ['', true],
  ['27AAPFU0939F1ZV', true],
  [' 27aapfu0939f1zv ', true],
  ['22ABC', false],
  ['27AAPFU0939F1XV', false],
])('takes the GST number %j: %j', (gst, isFine) => {
  expect(gstProblem(gst) === undefined).toBe(isFine)
})
