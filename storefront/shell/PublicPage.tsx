import type { ReactNode } from 'react'
import { Breadcrumb, Container, PageHeader, Section } from '../../design-system/index.ts'
import { breadcrumbList, crumbs, type Crumb } from './breadcrumbs.ts'
import { PageHead, type PageHeadProps } from './PageHead.tsx'
import { pageCard, type PageCard } from './shareCard.ts'
import * as css from './PublicPage.css.ts'

interface PublicPageProps extends PageHeadProps {
  /** In the breadcrumb and, unless `title` says more, in the window's title. */
  name: string
  /** The pages between the home page and this one. */
  above?: readonly Crumb[]
  description: string
  /** Its share card, if it has one of its own. */
  card?: PageCard
  /** schema.org objects besides the breadcrumb. */
  data?: readonly object[]
  /** Without it, the page shows its own heading below the breadcrumb. */
  heading?: string
  lead?: string | undefined
  aside?: ReactNode
  children: ReactNode
}

/** The frame of public pages: head, breadcrumb and heading. */
export function PublicPage({
  name,
  above = [],
  title = name,
  card,
  image = card && pageCard(card),
  data = [],
  heading,
  lead,
  aside,
  children,
  ...head
}: PublicPageProps) {
  const trail = [...above, { text: name }]
  return (
    <>
      <PageHead {...head} title={title} image={image} data={[breadcrumbList(...trail), ...data]} />
      <Section pad="page">
        <Container>
          {heading ? (
            <PageHeader title={heading} crumbs={crumbs(...trail)} lead={lead} aside={aside} />
          ) : (
            <Crumbs trail={trail} />
          )}
          {children}
        </Container>
      </Section>
    </>
  )
}

/** The breadcrumb of a page whose heading is not a `PageHeader`. */
export function Crumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <div className={css.crumbs}>
      <Breadcrumb {...crumbs(...trail)} />
    </div>
  )
}
