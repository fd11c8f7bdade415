import { useEffect, useRef, useState } from 'react'
import { Spoken } from '../../../design-system/index.ts'
import { send } from '../../api/client.ts'
import { GetPackageDeatils } from '../../api/contract/catalogue/packages.ts'
import { useResource, valueOf } from '../../state/resource.ts'
import { rupees, type Paise } from '../../text/money.ts'
import * as css from './Shooting.css.ts'

/** Fetched once its row comes near, because most visitors need no list of packages. */
export function FromPrice({ slug }: { slug: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return undefined
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '300px' },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return (
    <span ref={place} className={css.from}>
      {isNear && <Lowest slug={slug} />}
    </span>
  )
}

function Lowest({ slug }: { slug: string }) {
  const packages = useResource(
    `packages ${slug}`,
    (signal) => send(GetPackageDeatils, { SlugName: slug }, { signal }),
    { quiet: true },
  )
  const prices = (valueOf(packages)?.packagelist ?? []).flatMap(({ SellingPrice }) => SellingPrice ?? [])
  if (prices.length === 0) return null
  return <Spoken>{`from ${rupees(Math.min(...prices) as Paise)}`}</Spoken>
}
