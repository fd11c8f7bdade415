import { Alert, Button, Dialog, Spoken, Stack, Text, TextLink } from '../../../design-system/index.ts'
import type { Booking } from '../../api/account.ts'
import { MESSAGES } from '../../text/messages.ts'
import { rupees, type Paise } from '../../text/money.ts'
import { useChangeRequest } from './changeRequests.ts'
import { cancelText, type Terms } from './cancellation.ts'

interface CancelDialogProps {
  booking: Booking
  terms: Terms
  /** The amount, if this browser knows it. */
  paid: Paise | undefined
  onClose: () => void
}

export function CancelDialog({ booking, terms, paid, onClose }: CancelDialogProps) {
  const { busy, problem, send } = useChangeRequest(booking, onClose)
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
          {problem && <Alert tone="danger">{problem.text}</Alert>}
          <Button
            width="full"
            busy={busy && MESSAGES.wait}
            onClick={() => void send(cancelText(booking), { cancelAt: Date.now() })}
          >
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
