import { LinkButton } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'

export const drawings: Drawings = {
  examples: {
    verb: () => <LinkButton href="/pricing">Check pricing</LinkButton>,
    sentence: () => (
      <div style={{ width: 240 }}>
        <LinkButton href="/pricing">On the next page you can check all of our prices.</LinkButton>
      </div>
    ),
  },
}
