/** How docs pages look. Lazy, because stories do not need Storybook's blocks. */
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, type PropsWithChildren, Suspense } from 'react'
import { isToLookAt } from './behaviour.ts'

const Container = lazy(() => import('./DocsContainer.tsx').then((page) => ({ default: page.DocsContainer })))
const GuidePage = lazy(() => import('../stories/support/GuidePage.tsx').then((page) => ({ default: page.GuidePage })))

export const docsPages = {
  container: (props: PropsWithChildren<DocsContainerProps>) => (
    <Suspense fallback={null}>
      <Container {...props} />
    </Suspense>
  ),
  page: () => (
    <Suspense fallback={null}>
      <GuidePage />
    </Suspense>
  ),
  stories: { filter: isToLookAt },
}
