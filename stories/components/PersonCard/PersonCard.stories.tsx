import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Grid } from '../../../design-system/components/Layout/Layout.tsx'
import { PersonCard, type PersonCardProps } from '../../../design-system/patterns/PersonCard/PersonCard.tsx'
import { add, ask } from '../../support/cardActions.ts'
import { NOWHERE } from '../../support/pictures.ts'
import { StateSheet } from '../../support/StateSheet.tsx'
import { withArch } from '../../support/withArch.tsx'

const person = (name: string, art: string, fee?: string): PersonCardProps => ({
  name,
  portrait: { src: `/art/person/${art}.svg`, alt: '' },
  social: { href: 'https://social.example/meera', label: `${name} on Instagram, opens in a new tab` },
  description: 'Bridal and editorial. Airbrush, soft glass skin, and hair that survives a fan and a field.',
  experience: { label: 'Experience', value: '12 years' },
  fee: fee === undefined ? undefined : { label: 'Per day', value: fee },
  action: add(name),
  portfolio: { href: '/portfolio/meera-kulkarni', text: 'Check portfolio', describedName: `Check portfolio, ${name}` },
})
const meera = person('Meera Kulkarni', 'makeup-artist-1', '₹8,500')

const meta = preview.meta({
  title: 'Cards and prices/PersonCard',
  id: 'components-personcard',
  component: PersonCard,
  args: { ...meera, action: add('Meera Kulkarni', fn()) },
  decorators: [withArch],
  render: (args) => (
    <div style={{ maxWidth: 620 }}>
      <PersonCard {...args} />
    </div>
  ),
})

const states = {
  'at rest': {},
  'fee on request': { fee: { label: 'Per day', value: 'Price on request' }, action: ask('Meera Kulkarni') },
  'no portfolio': { portfolio: undefined },
  busy: { action: { ...add('Meera Kulkarni'), busy: 'Please Wait...' } },
  'not free': { action: { ...add('Meera Kulkarni'), disabledReason: 'Not free on 12 Dec 2026' } },
  'no profile elsewhere': { social: undefined },
  'name only': { social: undefined, description: '', experience: undefined, fee: undefined, portfolio: undefined },
  'portrait is gone': { portrait: { src: NOWHERE, alt: '' } },
  'longest texts': {
    name: 'Thiruvananthapuram Venkatanarasimharajuvaripeta Subramaniam',
    description:
      'South Indian bridal and maternity: jasmine, temple jewellery, draping on request, and whatever the day brings. '.repeat(
        3,
      ),
    experience: { label: 'Experience', value: 'Twenty-five years and four months' },
    fee: { label: 'Per day, travel included', value: '₹12,34,56,789' },
    portfolio: { href: '#', text: 'Check portfolio of bridal, editorial and period work' },
  },
} satisfies Record<string, Partial<PersonCardProps>>

export const Default = meta.story({})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<PersonCardProps> of={PersonCard} base={args} states={states} cell={500} />,
})

export const InAGrid = meta.story({
  tags: ['visual'],
  render: () => (
    <Grid min={460} gap={12}>
      <PersonCard {...meera} />
      <PersonCard {...person('Ira Fernandes', 'makeup-artist-2', '₹6,500')} />
      <PersonCard {...person('Devika Menon', 'makeup-artist-3', '₹7,200')} portfolio={undefined} />
      <PersonCard {...person('Anaya Deshmukh', 'makeup-artist-4')} />
    </Grid>
  ),
})

export const Narrow = meta.story({
  tags: ['visual'],
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <PersonCard {...args} />
    </div>
  ),
})

export const NamedByThePersonAndReachedInReadingOrder = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('article', { name: 'Meera Kulkarni' })).toBeVisible()
    await userEvent.tab()
    const profile = canvas.getByRole('link', { name: 'Meera Kulkarni on Instagram, opens in a new tab' })
    await expect(profile).toHaveFocus()
    await expect(profile).toHaveAttribute('rel', 'noopener noreferrer')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Add to cart, Meera Kulkarni' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.action.onPress).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Check portfolio, Meera Kulkarni' })).toHaveFocus()
  },
})

export const NothingWhereNothingIsKnown = meta.story({
  args: { fee: undefined, portfolio: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Per day')).toBeNull()
    await expect(canvas.queryByRole('link', { name: /portfolio/ })).toBeNull()
    await expect(canvas.getByText('12 years')).toBeVisible()
  },
})
