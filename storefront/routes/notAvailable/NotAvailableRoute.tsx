import { LinkButton, Logo, ResultPage, Text } from '../../../design-system/index.ts'
import { BRAND } from '../../brand.ts'
import { MESSAGES } from '../../text/messages.ts'

/** /404, without header and footer (NF-01 to 05). */
export function NotAvailableRoute() {
  return (
    <ResultPage
      variant="scene"
      logo={<Logo label={BRAND.name} href="/" />}
      title={MESSAGES.lost}
      picture={{ src: '/art/spot/not-found.svg', alt: '' }}
      actions={<LinkButton href="/">Go to Home</LinkButton>}
    >
      <Text size="lead">{MESSAGES.notAvailable}</Text>
    </ResultPage>
  )
}
