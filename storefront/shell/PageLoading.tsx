import { Container, Loading, Skeleton, Stack } from '../../design-system/index.ts'
import { MESSAGES } from '../text/messages.ts'

/** A page on its way, in about its final shape. `bare` stands inside a container already. */
export function PageLoading({ bare = false }: { bare?: boolean }) {
  const shapes = (
    <Loading label={MESSAGES.wait}>
      <Stack gap={5}>
        <Skeleton shape="text" lines={2} />
        <Skeleton shape="block" height="320px" />
      </Stack>
    </Loading>
  )
  return bare ? shapes : <Container>{shapes}</Container>
}
