import { Heading, Icon, Inline, LinkButton, Spoken, Text, TextLink } from '../../../design-system/index.ts'
import { BRAND } from '../../brand.ts'
import { ShareButton } from '../../shell/ShareButton.tsx'
import { inr, type Paise } from '../../text/money.ts'
import * as css from './EventPage.css.ts'

/** Events are booked by telephone only (EVD-05 to EVD-07, EVD-09). */
export function EventContact({ name, price }: { name: string; price: Paise | undefined }) {
  return (
    <section className={css.contact} aria-labelledby="contact">
      <div className={css.contactWords}>
        <Heading level={2} size="title-l" id="contact">
          Talk to us about your day
        </Heading>
        <Text tone="muted">
          Events are arranged by phone. Tell us the date and the number of guests, and we will tell you what is
          possible.
        </Text>
      </div>
      <div className={css.contactWays}>
        {price !== undefined && (
          <p className={css.price}>
            <Spoken>{`Price: ${inr(price)}`}</Spoken>
          </p>
        )}
        <Inline gap={4}>
          <LinkButton href={BRAND.phone.href} size="large">
            <Icon name="phone" />
            {`Call ${BRAND.phone.text}`}
          </LinkButton>
          <TextLink href={`/contact-us?${new URLSearchParams({ event: name }).toString()}`}>Write to us</TextLink>
          <ShareButton title={name} />
        </Inline>
        <Text size="small" tone="muted">
          Phone: {BRAND.hours}
        </Text>
      </div>
    </section>
  )
}
