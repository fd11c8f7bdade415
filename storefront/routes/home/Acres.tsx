import { PLAN } from '#brand/home.ts'
import { useAtomValue } from 'jotai'
import { Heading, Link } from '../../../design-system/index.ts'
import { missingPagesAtom } from '../../state/dehydrated.ts'
import * as css from './Acres.css.ts'

/** A pin is part of its place's link, so that each place is one link. */
export function Acres() {
  const missing = useAtomValue(missingPagesAtom)
  return (
    <div className={css.root}>
      <div className={css.plan}>
        <img
          src={PLAN.picture}
          alt=""
          width={1200}
          height={640}
          loading="lazy"
          decoding="async"
          className={css.ground}
        />
        <div className={css.words}>
          <Heading level={3} size="title-s" id="acres">
            {PLAN.title}
          </Heading>
          <ol className={css.places} aria-labelledby="acres">
            {PLAN.places.map(({ name, href }) => {
              const place = (
                <>
                  <i aria-hidden="true" />
                  {name}
                </>
              )
              return (
                <li key={href}>{missing.includes(href) ? <span>{place}</span> : <Link href={href}>{place}</Link>}</li>
              )
            })}
          </ol>
        </div>
      </div>
    </div>
  )
}
