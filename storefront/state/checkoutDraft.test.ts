import { afterEach, expect, it } from 'vitest'
import { forgetBilling, keepBilling, typedBilling } from './checkoutDraft.ts'

afterEach(forgetBilling)

it("takes a guest's notes over to whoever logs in, who may change them", () => {
  keepBilling('', 'notes', 'Sets: Texas Ranch.')
  expect(typedBilling('7')).toEqual({ notes: 'Sets: Texas Ranch.' })
  keepBilling('7', 'gst', '27AAPFU0939F1ZV')
  expect(typedBilling('7')).toEqual({ notes: 'Sets: Texas Ranch.', gst: '27AAPFU0939F1ZV' })
})

it("shows a customer's draft neither to another one nor to a guest", () => {
  keepBilling('7', 'notes', 'Two cars.')
  expect(typedBilling('8')).toEqual({})
  expect(typedBilling('')).toEqual({})
})
