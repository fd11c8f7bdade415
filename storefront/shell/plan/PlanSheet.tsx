import { Sheet, TextLink } from '../../../design-system/index.ts'
import { PlanContent } from '../../routes/plan/PlanContent.tsx'
import { here } from '../navigation.ts'
import { useCloseOnNavigation } from '../useCloseOnNavigation.ts'

/** The plan, as a sheet over the open page. */
export function PlanSheet({ onClose }: { onClose: () => void }) {
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
