import { LinkButton, Logo, ResultPage, Text } from '../../../design-system/index.ts'
import { BRAND } from '../../brand.ts'

export function NotAvailableRoute() {
  return (
    <ResultPage
      variant="scene"
      logo={<Logo label={BRAND.name} href="/" />}
      title="Look like You're lost"
      picture={{ src: '/art/spot/not-found.svg', alt: '' }}
      actions={<LinkButton href="/">Go to Home</LinkButton>}
    >
      <Text size="lead">The page you are looking for is not available.</Text>
    </ResultPage>
  )
}
