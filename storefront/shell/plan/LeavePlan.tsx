import { Button, Dialog, Inline } from '../../../design-system/index.ts'
import { changePlan } from '../../state/plan.ts'

interface LeavePlanProps {
  onLogOut: () => void
  onClose: () => void
}

/** Asks at a logout, because the next user of this browser could read the plan's notes. */
export function LeavePlan({ onLogOut, onClose }: LeavePlanProps) {
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
