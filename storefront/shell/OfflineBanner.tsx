import { Banner } from '../../design-system/index.ts'
import { MESSAGES } from '../text/messages.ts'

/** While the device has no network. What is asked for meanwhile waits (`state/request.ts`). */
export function OfflineBanner() {
  return (
    <Banner tone="warning" label="Connection" live>
      {MESSAGES.offline} {MESSAGES.offlineMore}
    </Banner>
  )
}
