import { useLayoutEffect, useRef } from 'react'
import { Container, Loading, Skeleton, Stack } from '../../design-system/index.ts'
import { MESSAGES } from '../text/messages.ts'

/**
 * Holds the place of content to come. Hides the footer, which would move, until then (`App.css.ts`), unless it has
 * focus. Has no effect outside `main`, for example in a dialog.
 */
export function HoldFooter() {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const main = place.current?.closest('main')
    main?.setAttribute('data-unfinished', '')
    return () => main?.removeAttribute('data-unfinished')
  }, [])
  return <span ref={place} hidden />
}

/** `bare` if it is already in a container. */
export function PageLoading({ bare = false }: { bare?: boolean }) {
  const shapes = (
    <Loading label={MESSAGES.wait}>
      <HoldFooter />
      <Stack gap={5}>
        <Skeleton shape="text" lines={2} />
        <Skeleton shape="block" height="320px" />
      </Stack>
    </Loading>
  )
  return bare ? shapes : <Container>{shapes}</Container>
}
