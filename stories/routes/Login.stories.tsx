import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { spoken } from '../../design-system/index.ts'
import { photographedIn } from '../../.storybook/modes.ts'
import { freshHandlers } from '../../mocks/browser.ts'
import { LoginRoute } from '../../storefront/routes/login/LoginRoute.tsx'
import { LoginDialog } from '../../storefront/shell/login/LoginDialog.tsx'
import { endSession } from '../../storefront/state/session.ts'
import { answering, breaking, waiting } from '../support/answers.ts'
import { RoutePage } from '../support/RoutePage.tsx'

const SENT = { response: { n: 1, Msg: 'OTP sent to 98•••••210.' } }
const LONG =
  'This mobile number is not registered with the studio yet. Please sign up first, or write to hello.bookings.and.tours@example.com and we will look it up.'

const meta = preview.meta({
  title: 'Routes/Account/Login',
  id: 'routes-login',
  component: RoutePage,
  args: { path: '/login', at: '/login?ref=/cart', page: LoginRoute },
  parameters: { layout: 'fullscreen', controls: { disable: true }, chromatic: photographedIn('phone', 'dark') },
  beforeEach: endSession,
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Mobile number' })).toHaveValue('')
    await expect(canvas.queryByRole('textbox', { name: /5-digit code/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register?ref=%2Fcart')
  },
})

export const Invalid = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const mobile = await canvas.findByRole('textbox', { name: 'Mobile number' })
    await userEvent.type(mobile, '98765')
    await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }))
    await expect(mobile).toHaveAccessibleDescription('Mobile number must be 10 digits')
    await expect(mobile).toHaveFocus()
  },
})

export const Sending = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(waiting('CheckMobileAndGenrateOtp'), ...freshHandlers()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Mobile number' }), '9876543210')
    await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }))
    await expect(await canvas.findByRole('button', { name: 'Please Wait...' })).toBeVisible()
  },
})

export const Refused = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) =>
    msw.use(answering('CheckMobileAndGenrateOtp', { response: { n: 0, Msg: LONG } }), ...freshHandlers()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Mobile number' }), '9123456780')
    await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }))
    await expect(await canvas.findByText(LONG)).toBeVisible()
  },
})

export const WrongCode = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      answering('CheckMobileAndGenrateOtp', SENT),
      answering('VerifyOptAndLogin', {
        response: { n: 0, Msg: 'This OTP is not correct. Please check it and try again.' },
      }),
      ...freshHandlers(),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Mobile number' }), '9876543210')
    await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }))
    const code = await canvas.findByRole('textbox', { name: '5-digit code sent to this number' })
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.type(code, '41900')
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    await expect(await canvas.findByText('This OTP is not correct. Please check it and try again.')).toBeVisible()
    await waitFor(() => expect(code).toHaveFocus())
    await expect(code).toHaveAccessibleDescription(
      `This OTP is not correct. Please check it and try again. ${spoken(SENT.response.Msg)}`,
    )
  },
})

const TOO_MANY_SENT = 'Too many codes were asked for. Please try again after 3:42 pm IST.'

/** The number and the button stay; a countdown shows when to retry. */
export const TooManyCodes = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      answering('CheckMobileAndGenrateOtp', { response: { n: 0, Msg: TOO_MANY_SENT }, RetryAfter: 900 }),
      ...freshHandlers(),
    ),
  play: async ({ canvas, userEvent }) => {
    const mobile = await canvas.findByRole('textbox', { name: 'Mobile number' })
    await userEvent.type(mobile, '9876543210')
    await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }))
    await expect(await canvas.findByText(TOO_MANY_SENT)).toBeVisible()
    await expect(canvas.getByText(/^You can try again in 1[45]:\d\d$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/))
    await expect(canvas.getByRole('button', { name: 'Send OTP' })).toBeEnabled()
    await expect(mobile).toHaveValue('9876543210')
    // Another number may not be limited.
    await userEvent.type(mobile, '{Backspace}1')
    await expect(canvas.queryByText(TOO_MANY_SENT)).toBeNull()
    await expect(canvas.queryByText(/^You can try again/)).toBeNull()
    await userEvent.type(mobile, '{Backspace}0')
    await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }))
    await expect(await canvas.findByText(/^You can try again/)).toBeVisible()
  },
})

const TOO_MANY_WRONG = 'This OTP is not correct. Too many wrong codes were entered. Please try again after 3:42 pm IST.'

/** Resend is blocked for as long. */
export const TooManyWrongCodes = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      answering('CheckMobileAndGenrateOtp', SENT),
      answering('VerifyOptAndLogin', { response: { n: 0, Msg: TOO_MANY_WRONG }, RetryAfter: 900 }),
      ...freshHandlers(),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Mobile number' }), '9876543210')
    await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }))
    const code = await canvas.findByRole('textbox', { name: '5-digit code sent to this number' })
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.type(code, '41900')
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    await expect(await canvas.findByText(TOO_MANY_WRONG)).toBeVisible()
    await expect(canvas.getByText(/^Resend in 1[45]:\d\d$/)).toBeVisible()
    await expect(canvas.queryByText(/^You can try again/)).toBeNull()
    await expect(canvas.getByRole('link', { name: /^\+91/ })).toBeVisible()
    await waitFor(() => expect(code).toHaveFocus())
  },
})

export const Failed = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(breaking('CheckMobileAndGenrateOtp'), ...freshHandlers()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Mobile number' }), '9876543210')
    await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }))
    await expect(await canvas.findByText('Something bad happened; please try again later.')).toBeVisible()
  },
})

const DialogPage = () => <LoginDialog returnTo={undefined} />

/** The same form, opened from the header. */
export const InADialog = meta.story({
  tags: ['visual'],
  args: { path: '/faqs', at: '/faqs', page: DialogPage },
  beforeEach: ({ msw }) => msw.use(answering('CheckMobileAndGenrateOtp', SENT), ...freshHandlers()),
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Login' })
    await userEvent.type(screen.getByRole('textbox', { name: 'Mobile number' }), '9876543210')
    await userEvent.click(screen.getByRole('button', { name: 'Send OTP' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: '5-digit code sent to this number' })).toHaveFocus())
    await expect(screen.getByRole('dialog')).toHaveAccessibleName('Enter your code')
    await expect(within(screen.getByRole('dialog')).getByText(SENT.response.Msg)).toBeVisible()
  },
})
