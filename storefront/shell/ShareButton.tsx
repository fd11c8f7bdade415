import { useState } from 'react'
import { TextButton } from '../../design-system/index.ts'
import { toast } from '../state/toasts.ts'
import { sharePage } from './share.ts'
import * as css from './ShareButton.css.ts'

/** Opens the share sheet, else copies the link, else shows it. */
export function ShareButton({ title }: { title: string }) {
  const [outcome, setOutcome] = useState<{ status: 'copied' } | { status: 'shown'; address: string }>()

  const share = async (): Promise<void> => {
    const address = location.origin + location.pathname
    const done = await sharePage({ title, url: address })
    if (done === 'copied') toast('success', 'Link copied')
    setOutcome(done === 'copied' ? { status: 'copied' } : done === 'refused' ? { status: 'shown', address } : undefined)
  }

  return (
    <div className={css.share}>
      <TextButton
        icon="share"
        aria-label={outcome?.status === 'copied' ? `Link copied, share ${title} again` : `Share ${title}`}
        onClick={() => void share()}
      >
        {outcome?.status === 'copied' ? 'Link copied' : 'Share'}
      </TextButton>
      {outcome?.status === 'shown' && (
        <p role="status" className={css.address}>
          {outcome.address}
        </p>
      )}
    </div>
  )
}
