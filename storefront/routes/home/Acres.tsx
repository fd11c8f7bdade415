import { Heading, Link } from '../../../design-system/index.ts'
import * as css from './Acres.css.ts'

/** In the order of the pins in `Acres.css.ts`. */
const PLACES = [
  { name: 'Texas Ranch', href: '/set/texas-ranch' },
  { name: 'The Rajwada Courtyard', href: '/set/rajwada-courtyard' },
  { name: 'Love Blossom', href: '/set/love-blossom' },
  { name: 'Luminous Tree', href: '/set/luminous-tree' },
  { name: 'The Glasshouse', href: '/set/glasshouse' },
  { name: 'The cafe', href: '/restuarant' },
  { name: 'In The Woods cottage', href: '/luxury-cottage-stay' },
]

/** 'Walk the acres': a plan with a list of its places. A pin is part of its place's link, so each place is one link. */
export function Acres() {
  return (
    <div className={css.root}>
      <div className={css.plan}>
        <img
          src="/art/plan/acres.svg"
          alt=""
          width={1200}
          height={640}
          loading="lazy"
          decoding="async"
          className={css.ground}
        />
        <div className={css.words}>
          <Heading level={3} size="title-s" id="acres">
            Walk the acres
          </Heading>
          <ol className={css.places} aria-labelledby="acres">
            {PLACES.map(({ name, href }) => (
              <li key={href}>
                <Link href={href}>
                  <i aria-hidden="true" />
                  {name}
                </Link>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  )
}
