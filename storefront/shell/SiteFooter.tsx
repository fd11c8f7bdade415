import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { CallToAction, ChatLink, Footer, Link } from '../../design-system/index.ts'
import { send } from '../api/client.ts'
import { SaveSubscribeDetails } from '../api/contract/forms.ts'
import { BRAND, hasPage } from '../brand.ts'
import { ROUTES } from '../routes.ts'
import { request } from '../state/request.ts'
import { firstPricingAtom } from '../state/packages.ts'
import { chooseTheme, themeAtom, type ThemeChoice } from '../state/theme.ts'
import { toast } from '../state/toasts.ts'
import { MESSAGES } from '../text/messages.ts'
import { emailProblem } from '../text/fields.ts'
import { here, visit } from './navigation.ts'

const COLUMNS = [
  {
    title: 'Company',
    links: [
      { href: '/sets', text: 'Sets' },
      { href: '/luxury-cottage-stay', text: 'Cottage stay' },
      { href: '/restuarant', text: 'Cafe' },
      { href: '/contact-us#about', text: 'About Us' },
      { href: '/contact-us', text: 'Contact us' },
      { href: '/faqs', text: "FAQ's" },
    ].filter(({ href }) => hasPage(href)),
  },
  {
    title: 'Customers',
    links: [
      { href: '/bookings', text: 'My bookings' },
      { href: '/blog', text: 'Blogs' },
      ...ROUTES.flatMap(({ path, footer }) => (footer ? [{ href: path, text: footer }] : [])),
    ],
  },
]

const THEME_OPTIONS: { value: ThemeChoice; text: string }[] = [
  { value: 'device', text: 'System' },
  { value: 'light', text: 'Day' },
  { value: 'dark', text: 'Night' },
  { value: 'high-contrast', text: 'High contrast' },
]

/** A required popup that nothing opens (SHELL-060, C-034); it is hidden and inert. */
const BOOKING_DETAILS = (
  <>
    <p>Booking details</p>
    <label>
      Check-in date
      <input type="text" name="check-in" readOnly />
    </label>
    <Link href="/cart">Add to cart</Link>
  </>
)

/** Success clears the field and goes to /contact-us (NEWS-04), unless the visitor has moved on meanwhile. */
function useNewsletter() {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  const subscribe = async (): Promise<void> => {
    const wrong = emailProblem(email)
    setProblem(wrong)
    if (wrong) return toast('error', wrong)
    setBusy(true)
    const from = here()
    const outcome = await request(() => send(SaveSubscribeDetails, { EmailId: email.trim() }))
    setBusy(false)
    if (outcome.status === 'refused' || outcome.status === 'failed') setProblem(outcome.msg)
    if (outcome.status !== 'done') return
    // Another address may have been typed meanwhile.
    setEmail((typed) => (typed === email ? '' : typed))
    toast('success', outcome.value.Msg)
    if (here() === from) void visit('/contact-us')
  }

  return {
    title: 'New sets and open dates, once a month',
    label: 'Your email address',
    value: email,
    problem,
    busy: busy && MESSAGES.wait,
    submit: 'Subscribe',
    onChange: (typed: string) => {
      setEmail(typed)
      setProblem(undefined)
    },
    onSubmit: () => void subscribe(),
  }
}

export function SiteFooter({ callToAction, chat }: { callToAction: boolean; chat: boolean }) {
  const pricing = useAtomValue(firstPricingAtom)
  const newsletter = useNewsletter()
  const theme = useAtomValue(themeAtom)
  return (
    <>
      {callToAction && pricing && (
        <CallToAction
          title="Pick a package, we will keep the light on."
          action={{ href: pricing, text: 'Check Pricing' }}
        />
      )}
      <Footer
        heading={BRAND.mark}
        contacts={[
          { icon: 'pin', text: BRAND.address },
          { icon: 'phone', text: `Helpline ${BRAND.phone.text}`, href: BRAND.phone.href },
          { icon: 'mail', text: BRAND.email.text, href: BRAND.email.href },
          { icon: 'clock', text: `Phone: ${BRAND.hours}. ${BRAND.shoots}` },
        ]}
        columns={COLUMNS}
        newsletter={newsletter}
        social={[...BRAND.social]}
        copyright={`© ${BRAND.name}`}
        choice={{ label: 'Theme', value: theme, options: THEME_OPTIONS, onChange: chooseTheme }}
        toTop={{ label: 'Back to the top' }}
        mark={BRAND.name}
        hidden={BOOKING_DETAILS}
        chat={chat && <ChatLink href={BRAND.chat} label="Chat with us, opens in a new tab" />}
      />
    </>
  )
}
