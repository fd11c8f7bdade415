/** Dark if the toolbar's theme is dark, and otherwise as the device. */
import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { OnThisPage } from './OnThisPage.tsx'
import { type Base, deviceBase, onDeviceBase, storybookTheme } from './theme.ts'
import { useLinkedHeading } from './useLinkedHeading.ts'

type Channel = DocsContainerProps['context']['channel']
type GlobalsEvent = readonly [{ readonly globals?: Readonly<Record<string, unknown>> }] | undefined

/** Read from the channel's last event, because pages without stories have no story context. */
function chosenTheme(channel: Channel): unknown {
  const last = (event: string) => (channel.last(event) as GlobalsEvent)?.[0].globals?.['theme']
  return last(GLOBALS_UPDATED) ?? last(SET_GLOBALS)
}

function useChosenTheme(channel: Channel): unknown {
  const [subscribe] = useState(() => (onChange: () => void) => {
    channel.on(GLOBALS_UPDATED, onChange)
    return () => channel.off(GLOBALS_UPDATED, onChange)
  })
  return useSyncExternalStore(subscribe, () => chosenTheme(channel))
}

export function DocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  useLinkedHeading()
  const chosen = useChosenTheme(props.context.channel)
  const device = useSyncExternalStore(onDeviceBase, deviceBase)
  const base: Base = chosen === 'dark' ? 'dark' : device
  useLayoutEffect(() => {
    const root = document.documentElement
    // The previous story may have changed both.
    root.dataset['theme'] = base
    root.dir = 'ltr'
  }, [base])
  return (
    <Container {...props} theme={storybookTheme(base)}>
      <OnThisPage />
      {props.children}
    </Container>
  )
}
