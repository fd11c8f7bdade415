import type { ReactNode } from 'react'
import { FlipBook, type FlipBookProps } from '../../../design-system/patterns/FlipBook/FlipBook.tsx'
import { Heading, Text } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { propsOf } from '../../support/defaultStory.tsx'
import { Default } from './FlipBook.stories.tsx'
import { Small } from '../../support/sketch.tsx'

const Menu = ({ children }: { children: ReactNode }) => (
  <Small width={560} zoom={0.65}>
    <FlipBook
      {...propsOf<FlipBookProps>(Default)}
      pages={[
        { key: '1', content: children },
        { key: '2', content: <Text>Teas</Text> },
      ]}
    />
  </Small>
)

export const drawings: Drawings = {
  examples: {
    headed: () => (
      <Menu>
        <Heading level={4} size="title-s">
          Breads
        </Heading>
        <Text>Bajra roti, missi roti</Text>
      </Menu>
    ),
    unheaded: () => (
      <Menu>
        <Text>tandoori roti, bajra roti, missi roti,</Text>
        <Text>continued on the next page</Text>
      </Menu>
    ),
  },
}
