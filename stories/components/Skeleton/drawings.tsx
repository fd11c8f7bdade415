import type { ReactNode } from 'react'
import { Icon, Loading, Picture, Skeleton, Text } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { Pile, tinted } from '../../support/sketch.tsx'

const Then = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'grid', gridTemplateColumns: '120px auto 120px', gap: 16, alignItems: 'center' }}>
    <Pile width={120}>{children}</Pile>
    <Icon name="arrow-right" />
    <Pile width={120}>
      <Picture src={tinted('#b8bfef')} alt="" ratio="5/4" />
      <Text size="small">Seven arches and a well, open from seven.</Text>
    </Pile>
  </div>
)

export const drawings: Drawings = {
  anatomy: () => (
    <Pile width={300}>
      <Loading label="Loading packages">
        <div style={{ display: 'grid', gap: 16 }}>
          <Skeleton shape="block" height="120px" />
          <Skeleton shape="text" lines={3} />
        </div>
      </Loading>
    </Pile>
  ),
  examples: {
    sameShape: () => (
      <Then>
        <Skeleton shape="block" height="96px" />
        <Skeleton shape="text" lines={2} />
      </Then>
    ),
    otherShape: () => (
      <Then>
        <Skeleton shape="circle" width="48px" height="48px" />
      </Then>
    ),
  },
}
