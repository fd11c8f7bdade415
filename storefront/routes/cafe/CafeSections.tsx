import { CAFE } from '#brand/cafe.ts'
import { CAFE_CONTACTS } from '#brand/cafeContacts.ts'
import { Gallery, Heading, Icon, LinkButton, Text } from '../../../design-system/index.ts'
import * as css from './CafePage.css.ts'

export function CafePictures() {
  return (
    <section className={css.section} aria-labelledby="pictures">
      <Heading level={2} size="title-l" id="pictures">
        {CAFE.picturesTitle}
      </Heading>
      <Gallery
        pictures={CAFE.pictures}
        openLabel={({ alt }) => `Enlarge: ${alt}`}
        lightbox={{
          title: 'Photographs of the cafe',
          closeLabel: 'Close',
          previousLabel: 'Previous photograph',
          nextLabel: 'Next photograph',
          counter: (position, count) => `${position} of ${count}`,
          fullLabel: 'Open the full picture',
          externalLabel: ', opens in a new tab',
        }}
      />
    </section>
  )
}

export function CafeContacts() {
  return (
    <section className={css.contacts} aria-labelledby="call">
      <div className={css.words}>
        <Heading level={2} size="title-l" id="call">
          Call the kitchen
        </Heading>
        <Text tone="muted">{CAFE.contacts}</Text>
      </div>
      <ul className={css.people}>
        {CAFE_CONTACTS.map(({ name, duty, phone }) => (
          <li key={name} className={css.person}>
            <Heading level={3} size="title-s">
              {name}
            </Heading>
            <Text tone="muted">{duty}</Text>
            <LinkButton href={phone.href} variant="secondary" aria-label={`Call ${name}, ${phone.text}`}>
              <Icon name="phone" />
              {phone.text}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
