import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { RegisterRoute } from '../../storefront/routes/login/RegisterRoute.tsx'
import { keepTyped } from '../../storefront/shell/login/typedPerson.ts'
import { store } from '../../storefront/state/store.ts'
import { EMPTY_TOUR, tourDraftAtom } from '../../storefront/state/tourDraft.ts'
import { answering, breaking, recordingCalls, sent, type Mocking } from '../support/answers.ts'
import { pass, withClock } from '../support/clock.ts'
import type { Canvas, User } from '../support/context.ts'
import { messages, toasts } from '../support/messages.ts'
import { RoutePage } from '../support/RoutePage.tsx'
import { shopAddress } from '../support/shopAddress.ts'

const ASHA = { 'Full name': 'Asha Rao', Email: 'asha@example.com', 'Mobile number': '9123456780' }
const LONGEST = {
  'Full name': 'Venkatanarasimharajuvaripeta Subrahmanyam Lakshminarayana Iyer',
  Email: 'venkatanarasimharajuvaripeta.subrahmanyam@photography.example.com',
  'Mobile number': '9123456780',
}

async function send(canvas: Canvas, userEvent: User, person: Record<string, string> = ASHA): Promise<void> {
  for (const [name, text] of Object.entries(person))
    await userEvent.type(await canvas.findByRole('textbox', { name }), text)
  await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }))
}

const meta = preview.meta({
  title: 'Pages/Register',
  id: 'routes-register',
  component: RoutePage,
  args: { at: '/register?ref=/cart', page: RegisterRoute },
})

/** What was typed is carried over from the login and the studio tour. */
export const Ready = meta.story({
  args: { at: '/register?ref=/recce' },
  parameters: { requirements: ['@REG-01', '@REG-06'] },
  beforeEach: () => {
    keepTyped({ mobile: '9123456780' })
    store.set(tourDraftAtom, { ...EMPTY_TOUR, fullName: 'Asha Rao', email: 'asha@example.com', phone: '9000000000' })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign Up' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Register' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?ref=%2Frecce')
    for (const [name, text] of Object.entries(ASHA))
      await expect(canvas.getByRole('textbox', { name })).toHaveValue(text)
  },
})

export const SaysOneThingAtATime = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send OTP' }))
    await expect(await canvas.findByText('Please enter your name')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus()
    await expect(canvas.getByText('Please enter your email address')).toBeVisible()
    await expect(canvas.getByText('Please enter your mobile no.')).toBeVisible()
  },
})

const WRONG = 'Please enter valid OTP'
/** For `beforeEach`. */
const sendsCode = ({ msw }: Mocking) =>
  msw.use(answering('SendOtpForNonRegisterUserWeb', { n: 1, Msg: 'OTP sent to 91•••••780.' }))

/** rules.test.ts checks the sentences and their order. */
export const EachProblemIsAtItsField = meta.story({
  parameters: {
    requirements: ['@REG-02 to 05', '@REGF-02', '@REGF-10', '@ERR-08', '@VAL-56 to 61', '@CONST-25', '@CONST-27 to 28'],
  },
  beforeEach: [sendsCode, recordingCalls('SendOtpForNonRegisterUserWeb', 'VerifyOtpAndRegister')],
  play: async ({ canvas, msw, userEvent }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name })
    await canvas.findByRole('button', { name: 'Send OTP' })
    const refused = async (name: string, sentence: string, press = 'Send OTP', all = 1) => {
      await userEvent.click(canvas.getByRole('button', { name: press }))
      await expect(messages()).toContain(sentence)
      await expect(field(name)).toHaveFocus()
      await expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(sentence))
      await expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(all)
    }
    // All problems show at once; the first is focused and toasted.
    await userEvent.type(field('Full name'), '   ')
    await refused('Full name', 'Please enter your name', 'Send OTP', 3)
    await expect(messages()).toEqual(['Please enter your name'])
    await expect(field('Email')).toHaveAccessibleDescription('Please enter your email address')
    await expect(field('Mobile number')).toHaveAccessibleDescription('Please enter your mobile no.')
    await userEvent.type(field('Full name'), 'Asha Rao')
    await expect(field('Full name')).not.toBeInvalid()
    await expect(field('Email')).toBeInvalid()
    await refused('Email', 'Please enter your email address', 'Send OTP', 2)
    await userEvent.type(field('Email'), 'abc')
    await refused('Email', 'Please enter proper email address', 'Send OTP', 2)
    await userEvent.type(field('Email'), '@example.com')
    await refused('Mobile number', 'Please enter your mobile no.')
    await userEvent.type(field('Mobile number'), '91x234 5678')
    await refused('Mobile number', 'Mobile number must be 10 digits')
    await userEvent.type(field('Mobile number'), '01')
    await expect(field('Mobile number')).toHaveValue('9123456780')
    await expect(sent).toEqual([])

    await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }))
    const code = await canvas.findByRole('textbox', { name: '5-digit code sent to this number' })
    const controls = [...document.querySelectorAll('form input, form button')]
    await expect(controls.map((one) => (one as HTMLInputElement).labels?.[0]?.textContent ?? one.textContent)).toEqual([
      'Full name',
      'Email',
      'Mobile number',
      '5-digit code sent to this number',
      'Register',
    ])
    await refused('5-digit code sent to this number', WRONG, 'Register')
    await userEvent.type(code, '1a23456')
    await expect(code).toHaveValue('12345')
    await userEvent.type(code, '{Backspace}')
    await refused('5-digit code sent to this number', WRONG, 'Register')
    await expect(sent).toHaveLength(1)
    await userEvent.type(code, '5')
    msw.use(answering('VerifyOtpAndRegister', { response: { n: 0, Msg: 'Not <i>today</i>.' } }))
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }))
    await expect(await canvas.findByText('Not <i>today</i>.')).toBeVisible()
    await expect(messages()).toContain('Not <i>today</i>.')
    // The message is below the marked boxes.
    await expect(code).toBeInvalid()
    await expect(code).toHaveAccessibleDescription(expect.stringContaining('Not <i>today</i>.'))
    await expect(canvas.getByRole('button', { name: 'Register' })).toBeEnabled()
    await expect(code).toHaveFocus()
    await expect(sessionStorage.getItem('TokenId')).toBeNull()
  },
})

const SAVED = {
  Token: 'token',
  UserDetails: { Id: '7', Name: 'Asha Rao', Mobile: '9123456780', EmailId: 'asha@example.com' },
}

export const Registered = meta.story({
  parameters: {
    requirements: ['@REGF-01', '@REGF-08 to 09', '@API-36', '@API-40', '@ERR-13', '@SHELL-079', '@VAL-22'],
  },
  beforeEach: [
    sendsCode,
    ({ msw }: Mocking) => {
      msw.use(answering('VerifyOtpAndRegister', { response: { n: 1, Msg: 'Welcome, Asha.' }, ...SAVED }))
      recordingCalls('SendOtpForNonRegisterUserWeb', 'VerifyOtpAndRegister')({ msw })
    },
  ],
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent, { ...ASHA, 'Full name': ' Asha Rao ', Email: ' asha@example.com ' })
    // The toast is not read, because the field that has focus says the same.
    const code = await canvas.findByRole('textbox', { name: '5-digit code sent to this number' })
    await waitFor(() => expect(code).toHaveFocus())
    await expect(toasts()).toMatchObject([{ tone: 'success', text: 'OTP sent to 91•••••780.', announce: false }])
    await userEvent.type(code, '12345')
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }))
    await waitFor(() => expect(shopAddress()).toBe('/cart'))
    const { Id, ...person } = SAVED.UserDetails
    await expect(sent).toEqual([{ MobileNo: person.Mobile }, { ...person, Otp: '12345' }])
    const { TokenId, UserId, UserName, UserMobileNo, UserEmailId } = sessionStorage
    await expect([TokenId, UserId, UserName, UserMobileNo, UserEmailId]).toEqual([
      'token',
      Id,
      ...Object.values(person),
    ])
  },
})

/** The code can be sent again after 15 seconds, and after 60 from then on. An edited field returns to the form. */
export const CodeSent = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@REGF-03 to 07', '@CONST-33', '@CONST-44'] },
  beforeEach: [sendsCode, withClock],
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent, LONGEST)
    await expect(await canvas.findByText(/^Resend in 0:1[45]$/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Resend' })).toBeNull()
    pass(15)
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend' }))
    await expect(await canvas.findByText(/^Resend in (1:00|0:59)$/)).toBeVisible()
    const code = () => canvas.findByRole('textbox', { name: '5-digit code sent to this number' })
    for (const [name, text] of Object.entries(LONGEST)) {
      await expect(await code()).toHaveValue('')
      await userEvent.type(await code(), '12')
      await userEvent.type(canvas.getByRole('textbox', { name }), '{Backspace}')
      await expect(canvas.queryByRole('textbox', { name: /5-digit code/ })).toBeNull()
      await userEvent.type(canvas.getByRole('textbox', { name }), text.slice(-1))
      await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }))
    }
    await waitFor(async () => expect(await code()).toHaveFocus())
    await expect(await code()).toHaveValue('')
    await expect(await code()).toHaveAccessibleDescription('OTP sent to a number ending in 780.')
    await expect(canvas.getByRole('button', { name: 'Register' })).toBeVisible()
  },
})

const TOO_MANY = 'Too many codes were asked for. Please try again after 06 Jan 2026, 10:15 am IST.'

/** The last refusal has the longest wait, in hours. */
export const Failed = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@ERR-32'] },
  beforeEach: ({ msw }) => msw.use(breaking('SendOtpForNonRegisterUserWeb')),
  play: async ({ canvas, msw, userEvent }) => {
    await send(canvas, userEvent)
    const failure = 'Something bad happened; please try again later.'
    await expect(await canvas.findByText(failure)).toBeVisible()
    const refusal = 'This mobile number is already registered. Please login.'
    msw.use(answering('SendOtpForNonRegisterUserWeb', { n: 0, Msg: refusal }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }))
    await expect(await canvas.findByText(refusal)).toBeVisible()
    await expect(messages()).toEqual([failure, refusal])
    msw.use(answering('SendOtpForNonRegisterUserWeb', { n: 0, Msg: TOO_MANY, RetryAfter: 86_400 }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }))
    await expect(await canvas.findByText(TOO_MANY)).toBeVisible()
    await expect(canvas.getByText(/^You can try again in 2[34]:\d\d:\d\d$/)).toBeVisible()
    for (const [name, text] of Object.entries(ASHA))
      await expect(canvas.getByRole('textbox', { name })).toHaveValue(text)
  },
})
