import { useLocation } from 'wouter'
import { BRAND, pageTitle } from '../brand.ts'
import { jsonInPage } from '../text/jsonInPage.ts'

export interface PageHeadProps {
  /** Without the site's name; left out on the home page alone (C-022). */
  title?: string | undefined
  description?: string | undefined
  /** The share card, 1200 × 630: a PNG, since scrapers read no SVG. Site-relative or a whole address. */
  image?: string | undefined
  /** `article` for a blog post. */
  type?: 'website' | 'article'
  noindex?: boolean | undefined
  /** Structured data (schema.org), an object each. */
  data?: readonly object[]
}

const SHARE_CARD = '/art/share/home.png'

/** A whole address of this site. @param path begins with a slash; a whole address stays as it is. */
export function wholeAddress(path: string): string {
  return new URL(path, BRAND.site).href
}

/**
 * What the page says of itself to tabs, search engines and share cards (SHELL-121 to SHELL-132). React moves it into the
 * head; prerendered pages carry it for readers that run no script.
 */
export function PageHead({
  title,
  description = BRAND.description,
  image = SHARE_CARD,
  type = 'website',
  noindex,
  data = [],
}: PageHeadProps) {
  const [path] = useLocation()
  const whole = pageTitle(title)
  const address = wholeAddress(path)
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      {/* A post is shared by its own title (SHELL-132). */}
      <meta property="og:title" content={type === 'article' && title ? title : whole} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={BRAND.name} />
      <meta property="og:image" content={wholeAddress(image)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {data.map((each, at) => {
        const json = jsonInPage({ '@context': 'https://schema.org', ...each })
        // Data, not markup: JSON whose every `<` is escaped.
        // oxlint-disable-next-line react/no-danger
        return <script key={at} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      })}
    </>
  )
}
