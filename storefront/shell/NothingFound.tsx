import type { ReactNode } from 'react'
import { EmptyState } from '../../design-system/index.ts'
import { MESSAGES } from '../text/messages.ts'

/** Shows the not-found picture (C-043). `msg` is the provider's. */
export function NothingFound({ msg, action }: { msg?: string | undefined; action?: ReactNode }) {
  return (
    <EmptyState
      level={2}
      title={msg || MESSAGES.noResult}
      picture={{ src: '/art/spot/no-results.svg', alt: '' }}
      action={action}
    />
  )
}
