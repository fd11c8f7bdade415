import { expect, it } from 'vitest'
import { ApiError, type Failure } from '../../api/error.ts'
import { MESSAGES } from '../../text/messages.ts'
import { PAYMENT_MESSAGES } from '../../text/paymentMessages.ts'
import { creationFailed } from './creationErrors.ts'

const failed = (failure: Failure) => new ApiError('CreateUserpayment', failure)

it.each<Failure>([
  { type: 'refused', n: 0, msg: 'Please wait a minute.' },
  { type: 'tooMany', msg: 'Please wait a minute.' },
])('a payment that the provider does not begin ($type) says why', (failure) => {
  expect(creationFailed(failed(failure), 'shoot')).toBe('Please wait a minute.')
  expect(creationFailed(failed(failure), 'tour')).toBe('Please wait a minute.')
})

it('without a sentence of the provider it has one for each kind', () => {
  expect(creationFailed(failed({ type: 'status', status: 429 }), 'shoot')).toBe(MESSAGES.somethingBad)
  expect(creationFailed(failed({ type: 'refused', n: 0, msg: '' }), 'tour')).toBe(PAYMENT_MESSAGES.contactAdministrator)
})
