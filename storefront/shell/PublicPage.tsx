import type { ReactNode } from 'react'
import { Container, PageHeader, Section } from '../../design-system/index.ts'
import { breadcrumbList, crumbs } from './breadcrumbs.ts'
import { PageHead } from './PageHead.tsx'
import { pageCard, type PageCard } from './shareCard.ts'

interface PublicPageProps {
  /** In the breadcrumb and, unless `title` says more, in the window's title. */
  name: string
  title?: string
  description: string
  /** Its share card, if it has one of its own. */
  card?: PageCard
  /** schema.org objects besides the breadcrumb. */
  data?: readonly object[]
  heading: string
  lead?: string | undefined
  children: ReactNode
}

/** The frame of public pages: head, breadcrumb and heading. */
export function PublicPage({
  name,
  title = name,
  description,
  card,
  data = [],
  heading,
  lead,
  children,
}: PublicPageProps) {
  const here = { text: name }
  return (
    <>
      <PageHead
        title={title}
        description={description}
        image={card && pageCard(card)}
        data={[breadcrumbList(here), ...data]}
      />
      <Section pad="page">
        <Container>
          <PageHeader title={heading} crumbs={crumbs(here)} lead={lead} />
          {children}
        </Container>
      </Section>
    </>
  )
}
