import { CAFE_CONTACTS } from '#brand/cafeContacts.ts'
import { Heading, Icon, type IconName, Link } from '../../../design-system/index.ts'
import { BRAND } from '../../brand.ts'
import * as css from './ContactPage.css.ts'

const WAYS: readonly { icon: IconName; label: string; text: string; href?: string }[] = [
  { icon: 'phone', label: 'Helpline', ...BRAND.phone },
  ...CAFE_CONTACTS.map(({ phone, duty }) => ({ icon: 'phone' as const, label: `Cafe: ${duty}`, ...phone })),
  { icon: 'mail', label: 'Email', ...BRAND.email },
  { icon: 'pin', label: 'Address', text: BRAND.address },
  { icon: 'clock', label: 'Phone hours', text: BRAND.hours },
]

export function ReachUs() {
  return (
    <section className={css.reach} aria-labelledby="reach">
      <Heading level={2} size="title-l" id="reach">
        Reach us
      </Heading>
      <dl className={css.ways}>
        {WAYS.map(({ icon, label, text, href }) => (
          <div key={label} className={css.way}>
            <dt className={css.wayLabel}>
              <Icon name={icon} />
              {label}
            </dt>
            <dd>
              {href ? (
                <Link href={href} className={css.wayLink}>
                  {text}
                </Link>
              ) : (
                <address className={css.address}>{text}</address>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
