import { Heading } from '@aperture-acres/design-system/Heading'

export default function Second() {
  return (
    <main>
      <Heading level={1} size="title-l">
        Second
      </Heading>
    </main>
  )
}
