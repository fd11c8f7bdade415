import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Alert, Button, Dialog, Spoken, Stack, Text, TextLink } from '../../../design-system/index.ts'
import type { Booking } from '../../api/account.ts'
import { sendInquiry } from '../../api/forms.ts'
import { request } from '../../state/request.ts'
import { sessionAtom } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { MESSAGES } from '../../text/messages.ts'
import { rupees, type Paise } from '../../text/money.ts'
import { keepAsked } from './changeRequests.ts'
import { cancelText, type Terms } from './cancellation.ts'

interface CancelDialogProps {
  booking: Booking
  terms: Terms
  /** The amount, if this browser knows it. */
  paid: Paise | undefined
  onClose: () => void
}

export function CancelDialog({ booking, terms, paid, onClose }: CancelDialogProps) {
  const session = useAtomValue(sessionAtom)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  const send = async (): Promise<void> => {
    if (session.status !== 'user') return
    setBusy(true)
    setProblem(undefined)
    const { name, email, mobile } = session
    const Message = cancelText(booking)
    const outcome = await request(() => sendInquiry({ Name: name, EmailId: email, PhoneNo: mobile, Message }))
    if (outcome.status !== 'done') {
      setBusy(false)
      if (outcome.status !== 'dropped') setProblem(outcome.msg)
      return
    }
    keepAsked(String(booking.OrderId), { cancelAt: Date.now() })
    toast('success', outcome.value.Msg)
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Ask to cancel"
      description={`Booking #${booking.OrderId}, on ${booking.ShootDate}`}
      closeLabel="Close"
      size="medium"
      actions={
        <>
          {problem && <Alert tone="danger">{problem}</Alert>}
          <Button width="full" busy={busy && MESSAGES.wait} onClick={() => void send()}>
            Send request
          </Button>
          <Button variant="secondary" width="full" onClick={onClose}>
            Keep the booking
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>
          <Spoken>{`It can be cancelled ${terms.cancelling}.`}</Spoken>
        </Text>
        <Text>
          <Spoken>
            {`${paid === undefined ? 'What you paid' : rupees(paid)} is refunded in full to the card, account or UPI id that you used, usually within 7 working days.`}
          </Spoken>
        </Text>
        <TextLink href="/refund-policy">Refund policy</TextLink>
      </Stack>
    </Dialog>
  )
}
