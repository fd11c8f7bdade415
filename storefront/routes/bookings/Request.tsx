import { Stack, Text, TextButton, TextLink } from '../../../design-system/index.ts'
import type { Booking } from '../../api/account.ts'
import { BRAND } from '../../brand.ts'
import { go } from '../../shell/navigation.ts'
import { sessionAtom } from '../../state/session.ts'
import { store } from '../../state/store.ts'
import { contactDraftAtom } from '../contact/contactDraft.ts'
import * as css from './Request.css.ts'
import { requestText, type Terms, type Wish } from './cancellation.ts'

/** Whether a booking can be rescheduled or cancelled, with a link to the prefilled contact form. */
export function Request({ booking, terms, stay }: { booking: Booking; terms: Terms; stay?: string | undefined }) {
  const wish = (kind: Wish, text: string) => (
    <TextButton aria-label={`${text}, booking #${booking.OrderId}`} onClick={() => writeToUs(booking, kind)}>
      {text}
    </TextButton>
  )
  return (
    <Stack gap={1}>
      <Text>{terms.text}</Text>
      {stay && <Text>{stay}</Text>}
      <div className={css.ways}>
        {terms.mayReschedule && wish('reschedule', 'Ask to reschedule')}
        {terms.mayCancel && wish('cancel', 'Ask to cancel')}
        {!terms.mayReschedule && (
          <TextLink href={BRAND.phone.href} icon="phone">
            Call {BRAND.phone.text}
          </TextLink>
        )}
      </div>
    </Stack>
  )
}

function writeToUs(booking: Booking, kind: Wish): void {
  const session = store.get(sessionAtom)
  const person = session.status === 'user' ? session : { name: '', email: '', mobile: '' }
  store.set(contactDraftAtom, {
    name: person.name,
    email: person.email,
    mobile: person.mobile,
    message: requestText(kind, booking),
  })
  go('/contact-us')
}
