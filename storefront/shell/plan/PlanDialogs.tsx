import { LeavePlan } from './LeavePlan.tsx'
import { PlanSheet } from './PlanSheet.tsx'

interface PlanDialogsProps {
  isLogout: boolean
  onLogOut: () => void
  onClose: () => void
}

/** What the header opens: the plan itself, or the question at a logout. */
export function PlanDialogs({ isLogout, onLogOut, onClose }: PlanDialogsProps) {
  return isLogout ? <LeavePlan onLogOut={onLogOut} onClose={onClose} /> : <PlanSheet onClose={onClose} />
}
