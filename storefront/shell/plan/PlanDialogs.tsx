import { LeavePlan } from './LeavePlan.tsx'
import { Sheet, TextLink } from '../../../design-system/index.ts'
import { PlanContent } from '../../routes/plan/PlanContent.tsx'
import { here } from '../navigation.ts'
import { useCloseOnNavigation } from '../useCloseOnNavigation.ts'

interface PlanDialogsProps {
  isLogout: boolean
  onLogOut: () => void
  onClose: () => void
}

/** What the header opens: the plan itself, or the question at a logout. */
export function PlanDialogs({ isLogout, onLogOut, onClose }: PlanDialogsProps) {
  return isLogout ? <LeavePlan onLogOut={onLogOut} onClose={onClose} /> : <PlanSheet onClose={onClose} />
}

/** The plan, as a sheet over the open page. */
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
