import { Container, PageHeader, Section } from '../../../design-system/index.ts'
import { crumbs } from '../../shell/breadcrumbs.ts'
import { lazyWithPreload } from '../../shell/lazyWithPreload.ts'

/** Lazy, because modules shared with other pages would otherwise become separate chunks there. */
const PlanContent = lazyWithPreload(async () => (await import('./PlanContent.tsx')).PlanContent)

/** The visitor's plan for the shoot is kept in this browser only. */
export function PlanRoute() {
  return (
    <Container>
      <PageHeader
        title="Your plan"
        crumbs={crumbs({ text: 'Your plan' })}
        lead="Kept in this browser until you take it out."
      />
      <Section pad="page">
        <PlanContent level={2} />
      </Section>
    </Container>
  )
}
