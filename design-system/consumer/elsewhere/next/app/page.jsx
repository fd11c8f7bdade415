import { Heading, LinkButton } from '@aperture-acres/design-system'

export default function Home() {
  return (
    <main>
      <Heading level={1} size="title-l">
        Home
      </Heading>
      <LinkButton href="/second">Second</LinkButton>
    </main>
  )
}
