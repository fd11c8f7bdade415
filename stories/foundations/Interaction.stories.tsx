/** Every interactive component hovered, focused and pressed. */
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ForcedStates } from '../support/ForcedStates.tsx'
import {
  controlsWithoutPressedStyle,
  disabledControlsThatReact,
  samplesWithoutDisabled,
} from '../support/compareStyles.ts'
import { type Samples, samplesOf, samplesOff, samplesOfOthers } from './interactionGroups.tsx'

const meta = preview.meta({
  title: 'Review/Interaction states',
  id: 'foundations-interaction-states',
  tags: ['visual'],
  parameters: {
    docs: { subtitle: 'Every control at rest, hovered, focused and pressed, side by side.' },
    isSheet: true,
    // Each sample appears four times, so landmarks, names and headings repeat.
    a11y: {
      config: {
        rules: [
          'landmark-unique',
          'landmark-no-duplicate-banner',
          'landmark-no-duplicate-contentinfo',
          'landmark-banner-is-top-level',
          'landmark-contentinfo-is-top-level',
          'landmark-complementary-is-top-level',
          'heading-order',
          'region',
        ].map((id) => ({ id, enabled: false })),
      },
    },
  },
})

interface Played {
  canvasElement: HTMLElement
  step: (label: string, play: () => Promise<void>) => Promise<void> | void
}

async function respondsToPress({ canvasElement, step }: Played) {
  await step('pressed looks different from hovered', () =>
    expect(controlsWithoutPressedStyle(canvasElement)).toEqual([]),
  )
  await step('busy and disabled controls do not change', () =>
    expect(disabledControlsThatReact(canvasElement)).toEqual([]),
  )
}

export const Actions = meta.story({
  loaders: [() => samplesOf('actions')],
  render: (_args, { loaded }) => <ForcedStates samples={loaded as Samples} />,
  play: async (context) => {
    const { canvas, step } = context
    const [idle, hover, focus] = canvas
      .getAllByRole('button', { name: 'Add to cart' })
      .filter((button) => !button.matches('[aria-disabled]'))
      .map((button) => getComputedStyle(button))
    await step('hover changes the background', () => expect(hover?.backgroundColor).not.toBe(idle?.backgroundColor))
    await step('focus adds a ring and keeps the background', async () => {
      await expect([focus?.outlineStyle, idle?.outlineStyle]).toEqual(['solid', 'none'])
      await expect(focus?.backgroundColor).toBe(idle?.backgroundColor)
    })
    await respondsToPress(context)
  },
})
export const Fields = meta.story({
  loaders: [() => samplesOf('fields')],
  render: (_args, { loaded }) => <ForcedStates samples={loaded as Samples} />,
  play: respondsToPress,
})
export const CompositeFields = meta.story({
  loaders: [() => samplesOf('compositeFields')],
  render: (_args, { loaded }) => <ForcedStates samples={loaded as Samples} />,
  play: respondsToPress,
})
export const Choices = meta.story({
  loaders: [() => samplesOf('choices')],
  render: (_args, { loaded }) => <ForcedStates samples={loaded as Samples} cell={280} />,
  play: respondsToPress,
})
export const Days = meta.story({
  loaders: [() => samplesOf('days')],
  render: (_args, { loaded }) => <ForcedStates samples={loaded as Samples} cell={280} />,
  play: respondsToPress,
})
export const Navigation = meta.story({
  loaders: [() => samplesOf('navigation')],
  render: (_args, { loaded }) => <ForcedStates samples={loaded as Samples} cell={280} />,
  play: respondsToPress,
})
export const Cards = meta.story({
  loaders: [() => samplesOf('cards')],
  render: (_args, { loaded }) => <ForcedStates samples={loaded as Samples} cell={270} />,
  play: respondsToPress,
})
export const FrameOfAPage = meta.story({
  loaders: [() => samplesOf('frame')],
  render: (_args, { loaded }) => <ForcedStates samples={loaded as Samples} cell={1000} />,
  play: respondsToPress,
})
export const WholeRows = meta.story({
  loaders: [() => samplesOf('wide')],
  render: (_args, { loaded }) => <ForcedStates samples={loaded as Samples} cell={1000} />,
  play: respondsToPress,
})
export const Records = meta.story({
  loaders: [() => samplesOf('records')],
  render: (_args, { loaded }) => <ForcedStates samples={loaded as Samples} cell={900} />,
  play: respondsToPress,
})
/** Components fixed to an edge of the window, contained in their cells, and new ones that are in no group. */
export const AtTheEdges = meta.story({
  loaders: [() => samplesOf('edges'), () => samplesOfOthers()],
  render: (_args, { loaded }) => <ForcedStates samples={loaded as Samples} tall />,
  play: respondsToPress,
})
/** Must not change on hover or press. */
export const BusyAndDisabled = meta.story({
  loaders: [() => samplesOff()],
  render: (_args, { loaded }) => <ForcedStates samples={loaded as Samples} cell={280} />,
  play: async ({ canvasElement }) => {
    await expect(samplesWithoutDisabled(canvasElement)).toBe(0)
    await expect(disabledControlsThatReact(canvasElement)).toEqual([])
  },
})
