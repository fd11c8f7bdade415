import { Component, type ReactNode } from 'react'
import { Button, Container, EmptyState } from '../../design-system/index.ts'
import { MESSAGES } from '../text/messages.ts'

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

/** Keeps a page that breaks from taking the shell with it. A part lost to a deploy is fetched anew, once. */
export class Failsafe extends Component<{ children: ReactNode }, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidCatch(error: Error): void {
    if (isLostPart(error) && !alreadyReloaded()) location.reload()
  }

  override render() {
    if (!this.state.error) return this.props.children
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
