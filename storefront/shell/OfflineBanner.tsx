import { Banner } from '../../design-system/index.ts'
import { MESSAGES } from '../text/messages.ts'
import * as css from './OfflineBanner.css.ts'

/** Requests made meanwhile wait (`state/request.ts`). */
export function OfflineBanner() {
  return (
    <div className={css.inSight}>
      <Banner tone="warning" label="Connection" live>
        {MESSAGES.offline} This page goes on by itself when you are back.
      </Banner>
    </div>
  )
}
