import { Container, Loading, Skeleton, Stack } from '../../design-system/index.ts'
import { MESSAGES } from '../text/messages.ts'
import { HoldFooter } from './HoldFooter.tsx'

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
