import { useLocation } from 'wouter'
import { BRAND, pageTitle } from '../brand.ts'
import { jsonInPage } from '../text/jsonInPage.ts'

export interface PageHeadProps {
  /** Without the site's name; undefined on the home page only (C-022). */
  title?: string | undefined
  description?: string | undefined
  /** The share card; a PNG, because scrapers read no SVG. Relative or absolute. */
  image?: string | undefined
  /** `article` for a blog post. */
  type?: 'website' | 'article'
  noindex?: boolean | undefined
  /** schema.org objects. No Offer has an `availability`: v1 knows it of a day only. */
  data?: readonly object[]
}

const SHARE_CARD = '/art/share/home.png'

/** The absolute address of a path; the share card's for what cannot be an address, as pictures of a provider. */
export function wholeAddress(path: string): string {
  try {
    return new URL(path, BRAND.site).href
  } catch {
    return new URL(SHARE_CARD, BRAND.site).href
  }
}

/**
 * Title, description, share card and structured data (SHELL-121 to SHELL-132). React moves them into the head; prerendered
 * pages contain them.
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
      {/* Another provider's pictures have sizes of their own. */}
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
