import { Container, PageHeader, Section } from '../../../design-system/index.ts'
import { crumbs } from '../../shell/breadcrumbs.ts'
import { PlanContent } from './PlanContent.tsx'

export function PlanView() {
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
