import type { ReactNode } from 'react'
import type { Resource } from '../state/resource.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { NothingFound } from './NothingFound.tsx'
import { PageLoading } from './PageLoading.tsx'

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
