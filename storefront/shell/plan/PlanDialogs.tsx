import { Button, Dialog, Inline, Sheet, TextLink } from '../../../design-system/index.ts'
import { PlanContent } from '../../routes/plan/PlanContent.tsx'
import { changePlan } from '../../state/plan.ts'
import { here } from '../navigation.ts'
import { useCloseOnNavigation } from '../useCloseOnNavigation.ts'

interface PlanDialogsProps {
  isLogout: boolean
  onLogOut: () => void
  onClose: () => void
}

/** What the header opens: the plan itself, or the question at a logout. */
export function PlanDialogs({ isLogout, ...props }: PlanDialogsProps) {
  return isLogout ? <LeavePlan {...props} /> : <PlanSheet onClose={props.onClose} />
}

/** Asks at a logout, because the next user of this browser could read the plan's notes. */
function LeavePlan({ onLogOut, onClose }: Omit<PlanDialogsProps, 'isLogout'>) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Keep your plan in this browser?"
      description="It has notes or sizes that whoever uses this browser next can read."
      closeLabel="Close"
      size="small"
    >
      <Inline gap={3}>
        <Button onClick={onLogOut}>Keep it and log out</Button>
        <Button
          variant="secondary"
          onClick={() => {
            changePlan(() => [])
            onLogOut()
          }}
        >
          Remove it and log out
        </Button>
      </Inline>
    </Dialog>
  )
}

function PlanSheet({ onClose }: { onClose: () => void }) {
  const home = useCloseOnNavigation(onClose)
  return (
    <Sheet
      open
      onClose={onClose}
      title="Your plan"
      description="Kept in this browser until you take it out."
      closeLabel="Close"
      returnFocus={home}
      actions={here() !== '/plan' && <TextLink href="/plan">Open as a page</TextLink>}
    >
      <PlanContent level={3} />
    </Sheet>
  )
}
