import type { ReactNode } from 'react'
import { ScrollBox } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'

const features = Array.from({ length: 14 }, (_, at) => <li key={at}>Set-up {at + 1}</li>)

const box = (content: ReactNode) => (
  <div style={{ width: 320, maxWidth: '100%', padding: 12, border: '1px solid' }}>
    <ScrollBox label="What you booked" fade="foot" height="sevenLines">
      <ul>{content}</ul>
    </ScrollBox>
  </div>
)

export const drawings: Drawings = {
  anatomy: () => box(features),
  examples: {
    oneBox: () => box(features),
    nested: () =>
      box(
        <>
          <li>What you booked:</li>
          <li style={{ padding: 8, border: '1px solid' }}>
            <ScrollBox label="Features" height="sevenLines">
              <ul>{features}</ul>
            </ScrollBox>
          </li>
          <li>Breakfast for four</li>
        </>,
      ),
  },
}
