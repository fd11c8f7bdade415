import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Quote, type QuoteProps } from '../../../design-system/components/Quote/Quote.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'
import { withArch } from '../../support/withArch.tsx'

const ira: QuoteProps = {
  children:
    '“We came for two looks and left with six. Nobody hurried us, and the light at the courtyard did half my job.”',
  cite: 'Ira Fernandes',
  detail: 'Fashion portfolio, October',
  portrait: { src: '/art/person/makeup-artist-2.svg', alt: '' },
}

const meta = preview.meta({
  title: 'Text/Quote',
  id: 'components-quote',
  component: Quote,
  args: ira,
  decorators: [withArch],
})

const states = {
  'with portrait': {},
  'no portrait': { portrait: undefined },
  'name only': { portrait: undefined, detail: undefined },
  'one word': { children: '“Wah!”' },
  'longest texts': {
    children: `“${'Donaudampfschifffahrtsgesellschaft is not a word one expects on a set, and yet. '.repeat(5)}”`,
    cite: 'Thiruvananthapuram Venkatanarasimharajuvaripeta Subramaniam',
    detail: 'Catalogue, music video, pre-wedding and everything that came after, October to December',
  },
  large: { size: 'large' },
} satisfies Record<string, Partial<QuoteProps>>

export const Default = meta.story({})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<QuoteProps> of={Quote} base={args} states={states} cell={380} />,
})
export const Large = meta.story({ tags: ['visual'], args: { size: 'large' } })

export const TiesTheWordsToTheName = meta.story({
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('figure')
    await expect(figure.querySelector('blockquote')).toHaveTextContent(/two looks/)
    await expect(figure.querySelector('figcaption cite')).toHaveTextContent('Ira Fernandes')
  },
})
