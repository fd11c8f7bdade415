/** Every interactive component pointed at, focused and pressed. */
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ForcedStates } from '../support/ForcedStates.tsx'
import { samplesOf } from './interactionGroups.tsx'

const meta = preview.meta({
  title: 'Foundations/Interaction states',
  parameters: {
    // One sample stands here four times: landmarks, names and headings repeat, which a page's do not.
    a11y: {
      config: {
        rules: ['landmark-unique', 'landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo', 'landmark-banner-is-top-level', 'landmark-contentinfo-is-top-level', 'landmark-complementary-is-top-level', 'heading-order', 'region'].map((id) => ({ id, enabled: false })),
      },
    },
  },
})

export const Actions = meta.story({
  tags: ['visual'],
  render: () => <ForcedStates samples={samplesOf('actions')} />,
  play: async ({ canvas, step }) => {
    const [idle, hover, focus, pressed] = canvas.getAllByRole('button', { name: 'Add to cart' }).filter((button) => !button.matches('[aria-disabled], [data-busy]')).map((button) => getComputedStyle(button))
    await step('hover changes the ground', () => expect(hover?.backgroundColor).not.toBe(idle?.backgroundColor))
    await step('pressing goes further than that', () => expect(pressed?.backgroundColor).not.toBe(hover?.backgroundColor))
    await step('focus draws a ring and leaves the ground', async () => {
      await expect([focus?.outlineStyle, idle?.outlineStyle]).toEqual(['solid', 'none'])
      await expect(focus?.backgroundColor).toBe(idle?.backgroundColor)
    })
  },
})
export const Fields = meta.story({ tags: ['visual'], render: () => <ForcedStates samples={samplesOf('fields')} /> })
export const FieldsOfParts = meta.story({ tags: ['visual'], render: () => <ForcedStates samples={samplesOf('fieldsOfParts')} /> })
export const Choices = meta.story({ tags: ['visual'], render: () => <ForcedStates samples={samplesOf('choices')} cell={300} /> })
export const Days = meta.story({ tags: ['visual'], render: () => <ForcedStates samples={samplesOf('days')} cell={340} /> })
export const Navigation = meta.story({ tags: ['visual'], render: () => <ForcedStates samples={samplesOf('navigation')} cell={300} /> })
export const Cards = meta.story({ tags: ['visual'], render: () => <ForcedStates samples={samplesOf('cards')} cell={270} /> })
export const WholeRows = meta.story({ tags: ['visual'], render: () => <ForcedStates samples={samplesOf('wide')} cell={1000} /> })
/** What stands at an edge of the window, held in its cell. */
export const AtTheEdges = meta.story({ tags: ['visual'], render: () => <ForcedStates samples={samplesOf('edges')} tall /> })
