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

const meta = preview.meta({
  title: 'Review/Interaction states',
  id: 'foundations-interaction-states',
  tags: ['visual'],
  parameters: {
    docs: { subtitle: 'Every control at rest, hovered, focused and pressed, side by side.' },
    isSheet: true,
    // Samples at rest, and all but their colours, are checked in the stories of their components.
    a11y: { context: { exclude: '[data-forced=""]' }, options: { runOnly: ['color-contrast', 'link-in-text-block'] } },
  },
  render: (_args, { loaded, parameters }) => (
    <ForcedStates samples={loaded as Samples} cell={parameters['cell']} tall={parameters['tall']} />
  ),
  play: respondsToPress,
})

export const Actions = meta.story({
  loaders: [() => samplesOf('actions')],
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
export const Fields = meta.story({ loaders: [() => samplesOf('fields')] })
export const CompositeFields = meta.story({ loaders: [() => samplesOf('compositeFields')] })
export const Choices = meta.story({ parameters: { cell: 280 }, loaders: [() => samplesOf('choices')] })
export const Days = meta.story({ parameters: { cell: 280 }, loaders: [() => samplesOf('days')] })
export const Navigation = meta.story({ parameters: { cell: 280 }, loaders: [() => samplesOf('navigation')] })
export const Cards = meta.story({ parameters: { cell: 270 }, loaders: [() => samplesOf('cards')] })
export const FrameOfAPage = meta.story({ parameters: { cell: 1000 }, loaders: [() => samplesOf('frame')] })
export const WholeRows = meta.story({ parameters: { cell: 1000 }, loaders: [() => samplesOf('wide')] })
export const Records = meta.story({ parameters: { cell: 900 }, loaders: [() => samplesOf('records')] })
/** Components fixed to an edge of the window, contained in their cells, and new ones that are in no group. */
export const AtTheEdges = meta.story({
  parameters: { tall: true },
  loaders: [() => samplesOf('edges'), () => samplesOfOthers()],
})
/** Must not change on hover or press. */
export const BusyAndDisabled = meta.story({
  parameters: { cell: 280 },
  loaders: [() => samplesOff()],
  play: async ({ canvasElement }) => {
    await expect(samplesWithoutDisabled(canvasElement)).toBe(0)
    await expect(disabledControlsThatReact(canvasElement)).toEqual([])
  },
})
