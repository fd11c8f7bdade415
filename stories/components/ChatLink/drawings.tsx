import { Button, ChatLink, Text } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { LittleWindow } from '../../support/sketch.tsx'

const chat = (
  <>
    <Text>Twelve sets on three acres, open from seven in the morning.</Text>
    <ChatLink href="https://example.com" label="Chat with us (opens in a new tab)" />
  </>
)

export const drawings: Drawings = {
  examples: {
    alone: () => <LittleWindow>{chat}</LittleWindow>,
    crowded: () => (
      <LittleWindow>
        {chat}
        <div style={{ position: 'absolute', insetInlineEnd: 52, bottom: 28 }}>
          <Button>Book now</Button>
        </div>
      </LittleWindow>
    ),
  },
}
