import { useLocation } from 'wouter'
import { BRAND, pageTitle } from '../brand.ts'
import { jsonInPage } from '../text/json.ts'
import { pageCard } from './shareCard.ts'

export interface PageHeadProps {
  /** Without the site's name. Undefined on the home page only (C-022). */
  title?: string | undefined
  description?: string | undefined
  /** The share card's relative or absolute address; a PNG, because scrapers read no SVG. */
  image?: string | undefined
  /** `article` for a blog post. */
  type?: 'website' | 'article'
  noindex?: boolean | undefined
  /** schema.org objects. No Offer has an `availability`, because v1 only knows it per day. */
  data?: readonly object[]
}

const SHARE_CARD = '/art/share/home.png'

/** A path as an absolute address. Falls back to the share card if it cannot be one, as some providers' pictures. */
export function wholeAddress(path: string): string {
  try {
    return new URL(path, BRAND.site).href
  } catch {
    return new URL(SHARE_CARD, BRAND.site).href
  }
}

export const POSTAL_ADDRESS = { '@type': 'PostalAddress', streetAddress: BRAND.address, addressCountry: 'IN' }

export const STUDIO = {
  '@type': 'LocalBusiness',
  name: BRAND.name,
  url: BRAND.site,
  image: wholeAddress(pageCard('contact')),
  telephone: BRAND.phone.text,
  email: BRAND.email.text,
  address: POSTAL_ADDRESS,
  geo: { '@type': 'GeoCoordinates', ...BRAND.place },
  openingHours: BRAND.openingHours,
}

/**
 * Title, description, share card and structured data (SHELL-121 to SHELL-132). React moves them into the head, and
 * prerendered pages contain them.
 */
export function PageHead({
  title,
  description = BRAND.description,
  image,
  type = 'website',
  noindex,
  data = [],
}: PageHeadProps) {
  const [path] = useLocation()
  const whole = pageTitle(title)
  const address = wholeAddress(path)
  const card = wholeAddress(image || SHARE_CARD)
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      {/* SHELL-132 */}
      <meta property="og:title" content={type === 'article' && title ? title : whole} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={BRAND.name} />
      <meta property="og:image" content={card} />
      {/* Other providers' pictures have other sizes. */}
      {card.includes('/art/share/') && (
        <>
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {data.map((each, at) => {
        const json = jsonInPage({ '@context': 'https://schema.org', ...each })
        // oxlint-disable-next-line react/no-danger -- JSON with every `<` escaped
        return <script key={at} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      })}
    </>
  )
}
