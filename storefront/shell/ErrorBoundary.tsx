import { Component, type ReactNode } from 'react'
import { Button, Container, EmptyState } from '../../design-system/index.ts'
import { reloadOnce } from '../network.ts'
import { isChunkError, reportThrown } from '../problem.ts'
import { toast } from '../state/toasts.ts'
import { MESSAGES } from '../text/messages.ts'
import { undoStart } from './hydrated.ts'
import { focusHeading } from './focus.ts'
import { restoreScroll } from './navigation.ts'

interface ErrorBoundaryProps {
  children: ReactNode
  /** Shows a toast and renders nothing. */
  quiet?: true
}

/**
 * Keeps the shell when a page crashes, and reloads once for a chunk that a deploy has removed. An error before
 * hydration restores the served page.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidCatch(error: Error): void {
    reportThrown(error)
    const isUndone = undoStart()
    if (this.props.quiet) toast('error', MESSAGES.somethingBad)
    else if (!isUndone) {
      // The message is at the top.
      restoreScroll()
      focusHeading()
    }
    if (isChunkError(error)) void reloadOnce('reloaded-for-a-lost-part')
  }

  override render() {
    if (!this.state.error) return this.props.children
    if (this.props.quiet) return null
    return (
      <Container>
        <EmptyState
          level={1}
          title={MESSAGES.somethingBad}
          action={<Button onClick={() => location.reload()}>Retry</Button>}
        />
      </Container>
    )
  }
}
