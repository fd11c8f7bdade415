import { CallSheet, type CallSheetProps } from '../../../design-system/index.ts'
import { propsOf } from '../../support/defaultStory.tsx'
import type { Drawings } from '../../support/guide.ts'
import { EVENING } from '../../support/pictures.ts'
import { Small } from '../../support/sketch.tsx'
import { Default } from './CallSheet.stories.tsx'

const sheet = (title: string, date: string) => (
  <Small width={760} zoom={0.5}>
    <CallSheet
      label="Next on the call sheet"
      title={title}
      text={date}
      picture={{ src: EVENING, alt: '' }}
      window={{ start: 840, end: 1200, text: '2:00 pm – 8:00 pm' }}
    />
  </Small>
)

export const drawings: Drawings = {
  anatomy: () => (
    <Small width={760} zoom={0.55}>
      <CallSheet {...propsOf<CallSheetProps>(Default)} />
    </Small>
  ),
  examples: {
    nextOnly: () => sheet('Golden Hour', '12 Dec 2026'),
    several: () => (
      <>
        {sheet('Golden Hour', '12 Dec 2026')}
        {sheet('First Light', '9 Jan 2027')}
      </>
    ),
  },
}
