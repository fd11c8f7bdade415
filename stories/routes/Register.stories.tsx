import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { photographedIn } from '../../.storybook/modes.ts'
import { freshHandlers } from '../../mocks/browser.ts'
import { RegisterRoute } from '../../storefront/routes/login/RegisterRoute.tsx'
import { endSession } from '../../storefront/state/session.ts'
import { answering, breaking, waiting } from '../support/answers.ts'
import { RoutePage } from '../support/RoutePage.tsx'

const ASHA = { 'Full name': 'Asha Rao', Email: 'asha@example.com', 'Mobile number': '9123456780' }
const LONGEST = {
  'Full name': 'Venkatanarasimharajuvaripeta Subrahmanyam Lakshminarayana Iyer',
  Email: 'venkatanarasimharajuvaripeta.subrahmanyam@photography.example.com',
  'Mobile number': '9123456780',
}

interface Fields {
  canvas: {
    findByRole: (role: string, options: { name: string }) => Promise<HTMLElement>
    getByRole: (role: string, options: { name: string }) => HTMLElement
  }
  userEvent: {
    type: (field: HTMLElement, text: string) => Promise<void>
    click: (button: HTMLElement) => Promise<void>
  }
}

async function send({ canvas, userEvent }: Fields, person: Record<string, string> = ASHA): Promise<void> {
  for (const [name, text] of Object.entries(person))
    await userEvent.type(await canvas.findByRole('textbox', { name }), text)
  await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }))
}

const meta = preview.meta({
  title: 'Routes/Account/Register',
  id: 'routes-register',
  component: RoutePage,
  args: { path: '/register', at: '/register?ref=/cart', page: RegisterRoute },
  parameters: { layout: 'fullscreen', controls: { disable: true }, chromatic: photographedIn('phone', 'dark') },
  beforeEach: endSession,
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign Up' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Register' })).toBeNull()
  },
})

export const SaysOneThingAtATime = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send OTP' }))
    await expect(await canvas.findByText('Please enter your name')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus()
    await expect(canvas.queryByText('Please enter your email address')).toBeNull()
  },
})

export const Sending = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(waiting('SendOtpForNonRegisterUserWeb'), ...freshHandlers()),
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent })
    await expect(await canvas.findByRole('button', { name: 'Please Wait...' })).toBeVisible()
  },
})

export const CodeSent = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) =>
    msw.use(answering('SendOtpForNonRegisterUserWeb', { n: 1, Msg: 'OTP sent to 91•••••780.' }), ...freshHandlers()),
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent }, LONGEST)
    const code = await canvas.findByRole('textbox', { name: '5-digit code sent to this number' })
    await waitFor(() => expect(code).toHaveFocus())
    await expect(code).toHaveAccessibleDescription('OTP sent to a number ending in 780.')
    await expect(canvas.getByRole('button', { name: 'Register' })).toBeVisible()
  },
})

export const Refused = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      answering('SendOtpForNonRegisterUserWeb', {
        n: 0,
        Msg: 'This mobile number is already registered. Please login.',
      }),
      ...freshHandlers(),
    ),
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent })
    await expect(await canvas.findByText('This mobile number is already registered. Please login.')).toBeVisible()
  },
})

const TOO_MANY = 'Too many codes were asked for. Please try again after 06 Jan 2026, 10:15 am IST.'

/** The longest wait, in hours. */
export const TooManyCodes = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) =>
    msw.use(answering('SendOtpForNonRegisterUserWeb', { n: 0, Msg: TOO_MANY, RetryAfter: 86_400 }), ...freshHandlers()),
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent })
    await expect(await canvas.findByText(TOO_MANY)).toBeVisible()
    await expect(canvas.getByText(/^You can try again in 2[34]:\d\d:\d\d$/)).toBeVisible()
    for (const [name, text] of Object.entries(ASHA))
      await expect(canvas.getByRole('textbox', { name })).toHaveValue(text)
  },
})

export const Failed = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(breaking('SendOtpForNonRegisterUserWeb'), ...freshHandlers()),
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent })
    await expect(await canvas.findByText('Something bad happened; please try again later.')).toBeVisible()
  },
})
