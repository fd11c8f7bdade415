import { afterEach, expect, it } from 'vitest'
import { configure } from '../settings.ts'
import { emailProblem, isEmail, isEmpty } from './fields.ts'
import {
  billingProblems,
  contactProblems,
  isMobile,
  isName,
  mobileDigits,
  mobileProblem,
  otpDigits,
  otpProblem,
  registerProblems,
} from './rules.ts'

afterEach(() => configure({}))

it('keeps the ten digits of a pasted number', () => {
  expect(mobileDigits('+91 98765 43210')).toBe('9876543210')
  expect(mobileDigits('098765-43210')).toBe('9876543210')
  expect(mobileDigits('9876543210123')).toBe('9876543210')
  // The number has one digit too many and begins like the country code.
  expect(mobileDigits('91234567890')).toBe('9123456789')
  expect(otpDigits('12-345 6')).toBe('12345')
})

it('has the stated sentences, byte for byte', () => {
  expect(mobileProblem('')).toBe('Please enter your mobile no.')
  expect(mobileProblem('98765')).toBe('Mobile number must be 10 digits')
  expect(emailProblem('  ')).toBe('Please enter your email address')
  expect(emailProblem('me@example')).toBe('Please enter proper email address')
  expect(emailProblem('me@example.com')).toBeUndefined()
  expect(otpProblem('1234')).toBe('Please enter valid OTP')
  expect(otpProblem('12345')).toBeUndefined()
})

it.each([
  [4, '1234'],
  [6, '123456'],
])('takes codes of %i digits where the provider sends such codes', (codeLength, code) => {
  configure({ codeLength })
  expect(otpDigits(`${code}78`)).toBe(code)
  expect(otpProblem(code)).toBeUndefined()
  expect(otpProblem('12345')).toBe('Please enter valid OTP')
})

it('checks the billing form in order: name, phone, e-mail', { tags: ['@VAL-32', '@VAL-33', '@VAL-37'] }, () => {
  const empty = { fullName: ' ', phone: '', email: '', gst: '', notes: '' }
  expect(Object.entries(billingProblems(empty))).toEqual([
    ['fullName', 'Please enter your full name'],
    ['phone', 'Please enter your mobile no.'],
    ['email', 'Please enter your email address'],
  ])
  expect(billingProblems({ ...empty, fullName: 'Meera', phone: '9876543210', email: 'm@example.com' })).toEqual({})
})

it('checks the register form in order: name, e-mail, mobile', () => {
  expect(Object.keys(registerProblems({ name: '', email: 'x', mobile: '1' }))).toEqual(['name', 'email', 'mobile'])
  expect(registerProblems({ name: 'Meera', email: 'm@example.com', mobile: '9876543210' })).toEqual({})
})

it('reads Devanagari and full-width digits', () => {
  expect(mobileDigits('+९१ ९८७६५ ४३२१०')).toBe('9876543210')
  expect(mobileDigits('９８７６５４３２１０')).toBe('9876543210')
  expect(otpDigits('१२-३४५')).toBe('12345')
})

it(
  'accepts names of any script and mobiles that start with 7, 8 or 9',
  { tags: ['@VAL-21', '@VAL-22', '@CONST-26'] },
  () => {
    expect(isName("D'Souza Maria")).toBe(true)
    expect(isName('मीरा जोशी')).toBe(true)
    expect(isName('4 Gate')).toBe(false)
    expect(isMobile('9876543210')).toBe(true)
    expect(isMobile('6123456789')).toBe(false)
    expect(isMobile('987654321')).toBe(false)
    expect(isMobile('98765432101')).toBe(false)
    expect(isMobile('19876543210')).toBe(false)
    expect(isName(' Meera ')).toBe(true)
    expect(isName('Meera 2')).toBe(false)
    expect(isName("'Meera")).toBe(false)
    expect(isName('')).toBe(false)
  },
)

it.each(['', ' \n'])('takes %j for nothing', (value) => expect(isEmpty(value)).toBe(true))
it('takes a word for something', () => expect(isEmpty(' x ')).toBe(false))

it.each([' me@example.com ', 'me@EXAMPLE.co', "o'neil+1@mail.example-site.co.in", 'me@x.com', 'me@x1-y.com'])(
  'takes %j for an e-mail address',
  (address) => expect(isEmail(address)).toBe(true),
)

it.each([
  'me',
  '@example.com',
  'me@example',
  'me@example.c',
  'me@example.c1',
  'me@example.com.',
  'me@.com',
  'me@-example.com',
  'me@example-.com',
  'me@exa_mple.com',
  'me@example.com, you@example.com',
  'me and@example.com',
  'you@me@example.com',
  '<me@example.com>',
])('takes %j for no e-mail address', (address) => {
  expect(isEmail(address)).toBe(false)
})

it('checks every field of the contact form, in order', () => {
  const form = { name: ' ', email: '', mobile: '', message: '' }
  expect(Object.entries(contactProblems(form))).toEqual([
    ['name', 'Please enter your name'],
    ['email', 'Please enter your email address'],
    ['mobile', 'Please enter your mobile no.'],
    ['message', 'Please specify message'],
  ])
  const reachable = { ...form, name: 'Meera', email: 'M@EXAMPLE.COM', message: 'Hello' }
  expect(contactProblems({ ...reachable, email: 'abc', mobile: '987654321' })).toEqual({
    email: 'Please enter proper email address',
    mobile: 'Mobile number must be 10 digits',
  })
  expect(contactProblems({ ...reachable, mobile: '6123456789', message: ' \n' })).toEqual({
    message: 'Please specify message',
  })
  expect(contactProblems({ ...reachable, mobile: '6123456789' })).toEqual({})
})
