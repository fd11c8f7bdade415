import { Heading, LinkButton } from '@aperture-acres/design-system'

export const Home = () => (
  <main>
    <Heading level={1} size="title-l">
      Home
    </Heading>
    <LinkButton href="/second">Second</LinkButton>
  </main>
)
