import type { ReactNode } from 'react'
import { Alert, Button, EmptyState } from '../../design-system/index.ts'
import type { Resource } from '../state/resource.ts'
import { MESSAGES } from '../text/messages.ts'
import { passFocusOn } from './focus.ts'
import { PageLoading } from './PageLoading.tsx'

interface LoadFailedProps {
  /** Never technical: that is for the console. */
  msg: string
  reload: () => void
  /** True while it reloads. */
  busy?: boolean
  tone?: 'warning'
  /** A toast has already announced it. */
  isToasted?: boolean
}

export function LoadFailed({ msg, reload, busy = false, tone, isToasted = false }: LoadFailedProps) {
  return (
    <Alert
      tone={tone ?? 'danger'}
      live={isToasted ? 'off' : tone && 'polite'}
      action={
        <Button ref={passFocusOn} busy={busy && MESSAGES.wait} onClick={reload}>
          Retry
        </Button>
      }
    >
      {msg}
    </Alert>
  )
}

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

type Of<Status extends Resource<unknown>['status']> = Extract<Resource<unknown>, { status: Status }>

interface Cases<T> {
  loading?: () => ReactNode
  ready: (value: T) => ReactNode
  /** By default the provider's sentence. */
  refused?: (refused: Of<'refused'>) => ReactNode
  failed?: (failed: Of<'failed'>) => ReactNode
}

/** What a page shows of something that it loads. */
export function match<T>(resource: Resource<T>, cases: Cases<T>): ReactNode {
  const {
    loading = () => <PageLoading bare />,
    ready,
    refused = ({ msg }) => <NothingFound msg={msg} />,
    failed = (failure) => <LoadFailed {...failure} />,
  } = cases
  if (resource.status === 'loading') return loading()
  if (resource.status === 'ready') return ready(resource.value)
  return resource.status === 'refused' ? refused(resource) : failed(resource)
}
