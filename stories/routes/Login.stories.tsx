import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { spoken } from '../../design-system/index.ts'
import { LoginRoute } from '../../storefront/routes/login/LoginRoute.tsx'
import { typedPerson } from '../../storefront/shell/login/typedPerson.ts'
import { dMy } from '../../storefront/text/dates.ts'
import { LoginDialog } from '../../storefront/shell/login/LoginDialog.tsx'
import { answering, answeringOnce, breaking, holding, recordingCalls, sent, type Mocking } from '../support/answers.ts'
import { pass, withClock } from '../support/clock.ts'
import { fillCart } from '../support/fillCart.ts'
import { freeDay } from '../support/freeDay.ts'
import { messages } from '../support/messages.ts'
import { RoutePage } from '../support/RoutePage.tsx'
import { waitingFor } from '../support/unanswered.ts'

const SENT = { response: { n: 1, Msg: 'OTP sent to 98•••••210.' } }
/** For `beforeEach`. */
const sendsCode = ({ msw }: Mocking) => msw.use(answering('CheckMobileAndGenrateOtp', SENT))
const LONG =
  'This mobile number is not registered with the studio yet. Please sign up first, or write to hello.bookings.and.tours@example.com and we will look it up.'

const meta = preview.meta({
  title: 'Pages/Login',
  id: 'routes-login',
  component: RoutePage,
  args: { at: '/login?ref=/cart', page: LoginRoute },
})

const DAY = dMy(freeDay('package', 142))

/** The page says that the cart is kept. What is typed is carried over to Sign Up. */
export const Ready = meta.story({
  parameters: { requirements: ['@LOGIN-01', '@LOGIN-03 to 04'] },
  beforeEach: () =>
    fillCart({ type: 'package', productId: 142, date: DAY }, { type: 'outfit', productId: 401, quantity: 2 }),
  play: async ({ canvas, userEvent }) => {
    const said = (await canvas.findByText('Your cart is kept:')).parentElement
    await expect(said).toHaveTextContent(`Golden Hour, ${DAY}, and 1 more.`)
    const mobile = canvas.getByRole('textbox', { name: 'Mobile number' })
    await expect(mobile).toHaveValue('')
    await userEvent.type(mobile, '9')
    await expect(typedPerson('/cart').mobile).toBe('9')
    await expect(canvas.queryByRole('textbox', { name: /5-digit code/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register?ref=%2Fcart')
  },
})

/** Nothing is sent before number and code are complete. */
export const CheckedInOrder = meta.story({
  parameters: { requirements: ['@LOGF-02 to 04', '@VAL-51 to 55', '@CONST-25', '@CONST-27 to 28'] },
  beforeEach: [sendsCode, recordingCalls('CheckMobileAndGenrateOtp', 'VerifyOptAndLogin')],
  play: async ({ canvas, userEvent }) => {
    const refused = async (field: HTMLElement, press: () => Promise<void>, sentence: string) => {
      await press()
      await expect(messages()).toContain(sentence)
      await waitFor(() => expect(field).toHaveFocus())
      await expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence))
    }
    const mobile = await canvas.findByRole('textbox', { name: 'Mobile number' })
    const submit = canvas.getByRole('button', { name: 'Send OTP' })
    await refused(mobile, () => userEvent.type(mobile, '{Enter}'), 'Please enter your mobile no.')
    await userEvent.type(mobile, '91a2-3 45678')
    await refused(mobile, () => userEvent.click(submit), 'Mobile number must be 10 digits')
    // An eleventh digit is refused, also after the country code.
    await userEvent.type(mobile, '905')
    await expect(mobile).toHaveValue('9123456789')
    await expect(sent).toEqual([])

    await userEvent.click(submit)
    const code = await canvas.findByRole('textbox', { name: '5-digit code sent to this number' })
    await waitFor(() => expect(code).toHaveFocus())
    await expect(canvas.getByText(/^Resend in 0:1\d$/)).toBeVisible()
    await refused(code, () => userEvent.click(submit), 'Please enter valid OTP')
    await userEvent.type(code, '1x23456')
    await expect(code).toHaveValue('12345')
    await userEvent.type(code, '{Backspace}')
    await refused(code, () => userEvent.type(code, '{Enter}'), 'Please enter valid OTP')
    await expect(sent).toHaveLength(1)
  },
})

/** An edited number returns to the first step and aborts the request for the earlier one. */
export const NumberEdited = meta.story({
  parameters: { requirements: ['@LOGF-10 to 13'] },
  beforeEach: sendsCode,
  play: async ({ canvas, msw, userEvent }) => {
    const mobile = await canvas.findByRole('textbox', { name: 'Mobile number' })
    const code = () => canvas.queryByRole('textbox', { name: /5-digit code/ })
    const send = async (number: string) => {
      await userEvent.clear(mobile)
      await userEvent.type(mobile, number)
      await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }))
    }
    const sendAndWait = async (number: string) => {
      await send(number)
      await waitFor(() => expect(code()).toHaveFocus())
    }
    await sendAndWait('9876543210')
    await userEvent.type(code()!, '12')
    mobile.focus()
    await userEvent.tab()
    await expect(code()).toHaveValue('12')
    await userEvent.type(mobile, '5')
    await expect(code()).toBeNull()
    await expect(canvas.queryByText(/^Resend/)).toBeNull()

    await sendAndWait('9876543210')
    await expect(code()).toHaveValue('')
    await userEvent.clear(mobile)
    await expect(code()).toBeNull()

    const first = holding('CheckMobileAndGenrateOtp')
    msw.use(first.handler)
    await send('9876543210')
    await expect(await canvas.findByRole('button', { name: 'Please Wait...' })).toBeVisible()
    await userEvent.type(mobile, '{Backspace}1')
    await expect(canvas.getByRole('button', { name: 'Send OTP' })).toBeEnabled()
    msw.use(answering('CheckMobileAndGenrateOtp', { response: { n: 0, Msg: 'No <b>codes</b> today.' } }))
    first.release()
    await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }))
    await expect(await canvas.findByText('No <b>codes</b> today.')).toBeVisible()
    await expect(code()).toBeNull()
  },
})

export const Sending = meta.story({
  tags: ['visual'],
  beforeEach: [waitingFor('CheckMobileAndGenrateOtp'), recordingCalls('CheckMobileAndGenrateOtp')],
  play: async ({ canvas, userEvent }) => {
    const mobile = await canvas.findByRole('textbox', { name: 'Mobile number' })
    await userEvent.type(mobile, '9876543210')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send OTP' }))
    await expect(await canvas.findByRole('button', { name: 'Please Wait...' })).toBeVisible()
    await waitFor(() => expect(sent).toHaveLength(1))
  },
})

export const FailedThenRefused = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@LOGF-06', '@ERR-07'] },
  beforeEach: ({ msw }) => msw.use(breaking('CheckMobileAndGenrateOtp')),
  play: async ({ canvas, msw, userEvent }) => {
    const mobile = await canvas.findByRole('textbox', { name: 'Mobile number' })
    await userEvent.type(mobile, '9123456780')
    await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }))
    const failure = 'Something bad happened; please try again later.'
    await expect(await canvas.findByText(failure)).toBeVisible()
    await expect(mobile).toHaveValue('9123456780')

    msw.use(answering('CheckMobileAndGenrateOtp', { response: { n: 0, Msg: LONG } }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }))
    await expect(await canvas.findByText(LONG)).toBeVisible()
    await expect(messages()).toEqual([failure, LONG])
    await expect(canvas.getByRole('button', { name: 'Send OTP' })).toBeEnabled()
    await expect(canvas.queryByRole('textbox', { name: /5-digit code/ })).toBeNull()
  },
})

const TOO_MANY_SENT = 'Too many codes were asked for. Please try again after 3:42 pm IST.'

/** The number and the button stay; a countdown shows when to retry. */
export const TooManyCodes = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) =>
    msw.use(answering('CheckMobileAndGenrateOtp', { response: { n: 0, Msg: TOO_MANY_SENT }, RetryAfter: 900 })),
  play: async ({ canvas, userEvent }) => {
    const mobile = await canvas.findByRole('textbox', { name: 'Mobile number' })
    await userEvent.type(mobile, '9876543210')
    await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }))
    await expect(await canvas.findByText(TOO_MANY_SENT)).toBeVisible()
    await expect(canvas.getByText(/^You can try again in 1[45]:\d\d$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/))
    await expect(canvas.getByRole('button', { name: 'Send OTP' })).toBeEnabled()
    await expect(mobile).toHaveValue('9876543210')
    // The limit may not apply to another number.
    await userEvent.type(mobile, '{Backspace}1')
    await expect(canvas.queryByText(TOO_MANY_SENT)).toBeNull()
    await expect(canvas.queryByText(/^You can try again/)).toBeNull()
    await userEvent.type(mobile, '{Backspace}0')
    await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }))
    await expect(await canvas.findByText(/^You can try again/)).toBeVisible()
  },
})

const WRONG = 'This OTP is not correct. Please check it and try again.'
const TOO_MANY_WRONG = 'This OTP is not correct. Too many wrong codes were entered. Please try again after 3:42 pm IST.'

/** A wrong code is selected, so that typing replaces it and clears the refusal. After too many, Resend is blocked for as long. */
export const TooManyWrongCodes = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@LOGF-20', '@ERR-08'] },
  beforeEach: [
    ({ msw }: Mocking) =>
      msw.use(
        answering('CheckMobileAndGenrateOtp', SENT),
        answeringOnce('VerifyOptAndLogin', { response: { n: 0, Msg: WRONG } }),
        answering('VerifyOptAndLogin', { response: { n: 0, Msg: TOO_MANY_WRONG }, RetryAfter: 900 }),
      ),
    recordingCalls('VerifyOptAndLogin'),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Mobile number' }), '9876543210')
    await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }))
    const code = await canvas.findByRole('textbox', { name: '5-digit code sent to this number' })
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.type(code, '01900')
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    await expect(await canvas.findByText(WRONG)).toBeVisible()
    await expect(sent).toEqual([{ MobileNo: '9876543210', otp: '01900' }])
    await waitFor(() => expect(code).toHaveFocus())
    await expect(code).toHaveAccessibleDescription(`${WRONG} ${spoken(SENT.response.Msg)}`)
    await expect(messages()).toContain(WRONG)
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeEnabled()
    await expect(sessionStorage.getItem('TokenId')).toBeNull()
    await userEvent.keyboard('41')
    await expect(code).toHaveValue('41')
    await expect(canvas.queryByText(WRONG)).toBeNull()

    await userEvent.keyboard('900')
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    await expect(await canvas.findByText(TOO_MANY_WRONG)).toBeVisible()
    await expect(canvas.getByText(/^Resend in 1[45]:\d\d$/)).toBeVisible()
    await expect(canvas.queryByText(/^You can try again/)).toBeNull()
    await expect(canvas.getByRole('link', { name: /^\+91/ })).toBeVisible()
    await waitFor(() => expect(code).toHaveFocus())
  },
})

const DialogPage = () => <LoginDialog returnTo={undefined} />

/** The same form, opened from the header. The code can be sent again after 15 seconds, which then restart. */
export const InADialog = meta.story({
  tags: ['visual'],
  args: { at: '/faqs', page: DialogPage },
  parameters: { requirements: ['@LOGF-07 to 09', '@CONST-33', '@CONST-45'] },
  beforeEach: [sendsCode, recordingCalls('CheckMobileAndGenrateOtp'), withClock],
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Login' }))
    const mobile = dialog.getByRole('textbox', { name: 'Mobile number' })
    await waitFor(() => expect(mobile).toHaveFocus())
    await userEvent.keyboard('9876543210{Enter}')
    const code = () => dialog.getByRole('textbox', { name: '5-digit code sent to this number' })
    await waitFor(() => expect(dialog.getByText(/^Resend in 0:1[45]$/)).toBeVisible())
    pass(13)
    await waitFor(() => expect(dialog.getByText(/^Resend in 0:0[12]$/)).toBeVisible())
    await expect(dialog.queryByRole('button', { name: 'Resend' })).toBeNull()
    pass(2)
    const resend = await dialog.findByRole('button', { name: 'Resend' })
    await userEvent.type(code(), '123')
    await userEvent.click(resend)
    await waitFor(() => expect(dialog.getByText(/^Resend in 0:1[45]$/)).toBeVisible())
    await expect(sent).toHaveLength(2)
    await waitFor(() => expect(code()).toHaveFocus())
    await expect(code()).toHaveValue('')

    await userEvent.type(mobile, '{Backspace}')
    await expect(screen.getByRole('dialog')).toHaveAccessibleName('Login')
    await userEvent.type(mobile, '0{Enter}')
    await waitFor(() => expect(code()).toHaveFocus())
    await expect(screen.getByRole('dialog')).toHaveAccessibleName('Enter your code')
    await expect(dialog.getByText(SENT.response.Msg)).toBeVisible()
  },
})
