import { useState } from 'react'
import { TextButton } from '../../design-system/index.ts'
import { toast } from '../state/toasts.ts'
import { sharePage, type ShareEnd } from './share.ts'
import * as css from './ShareButton.css.ts'

/** Opens the share sheet, else copies the link, else shows it. */
export function ShareButton({ title }: { title: string }) {
  const [end, setEnd] = useState<ShareEnd>()

  const share = async (): Promise<void> => {
    const done = await sharePage({ title, url: location.origin + location.pathname })
    if (done === 'copied') toast('success', 'Link copied')
    setEnd(done)
  }

  return (
    <div className={css.share}>
      <TextButton
        icon="share"
        aria-label={end === 'copied' ? `Link copied, share ${title} again` : `Share ${title}`}
        onClick={() => void share()}
      >
        {end === 'copied' ? 'Link copied' : 'Share'}
      </TextButton>
      {end === 'refused' && (
        <p role="status" className={css.address}>
          {location.origin + location.pathname}
        </p>
      )}
    </div>
  )
}
