import { PageFrame, PageHeader } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { sampleOf } from '../../transcripts/samples.ts'

export const drawings: Drawings = {
  frame: { width: 1240, height: 820 },
  anatomy: () => (
    <PageFrame skip="Skip to content" header={sampleOf('Header')} footer={sampleOf('Footer')}>
      <div style={{ padding: 48 }}>
        <PageHeader
          title="Sets"
          crumbs={{ label: 'You are here', items: [{ href: '/', text: 'Home' }, { text: 'Sets' }] }}
          lead="Twelve of them, on three acres."
        />
      </div>
    </PageFrame>
  ),
}
