import { Component, type ReactNode } from 'react'
import { Button, Container, EmptyState } from '../../design-system/index.ts'
import { toast } from '../state/toasts.ts'
import { MESSAGES } from '../text/messages.ts'
import { undoStart } from './arrived.ts'
import { focusHeading } from './heading.ts'
import { restoreScroll } from './navigation.ts'

const RELOADED = 'reloaded-for-a-lost-part'

/** A part of the page that is gone after a deploy; browsers word it differently. */
function isLostPart(error: Error): boolean {
  return /dynamically imported module|module script failed|Unable to preload/i.test(error.message)
}

function alreadyReloaded(): boolean {
  try {
    const done = sessionStorage.getItem(RELOADED) === location.pathname
    sessionStorage.setItem(RELOADED, location.pathname)
    return done
  } catch {
    return true
  }
}

/** A new load is worth it only where it will be answered: without a network it would leave nothing at all. */
async function loadAnew(): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined)
  if (answer?.ok && !alreadyReloaded()) location.reload()
}

interface FailsafeProps {
  children: ReactNode
  /** What broke is missed by nobody: a message, and nothing in its place. */
  quiet?: true
}

/**
 * Keeps a page that breaks from taking the shell with it. A part lost to a deploy is fetched anew, once. What breaks as
 * the app starts leaves the page as it was served: that is more than any sentence about it.
 */
export class Failsafe extends Component<FailsafeProps, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidCatch(error: Error): void {
    const isUndone = undoStart()
    if (this.props.quiet) toast('error', MESSAGES.somethingBad)
    else if (!isUndone) {
      // As a page would have arrived: its sentence is of no use below the fold.
      restoreScroll()
      focusHeading()
    }
    if (isLostPart(error)) void loadAnew()
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
