import { useLayoutEffect, useRef } from 'react'
import { Container, Loading, Skeleton, Stack } from '../../design-system/index.ts'
import { MESSAGES } from '../text/messages.ts'

/**
 * Stands where the rest of a page will be. The footer, which moves when the rest comes, is not shown until then
 * (`App.css.ts`), unless it has the focus. Does nothing outside of `main`, as in a dialog.
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

/** Placeholder for a page. `bare` if it is in a container already. */
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
