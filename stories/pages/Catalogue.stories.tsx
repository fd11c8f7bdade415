import preview from '../../.storybook/preview.tsx'
import { opens } from '../support/opens.ts'
import { visit } from '../support/visit.ts'
import { WholePage } from '../support/WholePage.tsx'

const meta = preview.meta({
  title: 'Journeys/Catalogue',
  id: 'pages-catalogue',
  component: WholePage,
  tags: ['visual'],
  beforeEach: visit,
})

export const Home = meta.story({
  args: { at: '/' },
  play: opens('A hundred backdrops, one open sky.', /Gulmohar|Rajwada/),
})
export const Sets = meta.story({ args: { at: '/sets' }, play: opens('70+ Locations Worldwide', 'The Stepwell') })
export const Set = meta.story({ args: { at: '/set/rajwada-courtyard' }, play: opens('The Rajwada Courtyard') })
export const Outfits = meta.story({ args: { at: '/outfits' }, play: opens('Beautiful outfits', 'Gulmohar Lehenga') })
export const Props = meta.story({ args: { at: '/props' }, play: opens('Props') })
export const FoodAndBeverages = meta.story({
  args: { at: '/food-and-beverages' },
  play: opens('Feed the whole unit', 'Farm Thali'),
})
export const Events = meta.story({ args: { at: '/events' }, play: opens('Events on the acres', 'Lawn Reception') })
export const Event = meta.story({ args: { at: '/event/haldi' }, play: opens('Haldi & Mehendi') })
export const HireProfessionals = meta.story({
  args: { at: '/hire-professionals' },
  play: opens('Hire professionals', 'Dress stylists'),
})
export const Professionals = meta.story({
  args: { at: '/hire-professionals/makeup-artist' },
  play: opens('Make-up artists', 'Meera Kulkarni'),
})
export const Portfolio = meta.story({ args: { at: '/portfolio/meera-kulkarni' }, play: opens('Meera Kulkarni') })
export const Pricing = meta.story({
  args: { at: '/pricing/pre-wedding-maternity' },
  play: opens('Pre Wedding & Maternity', 'Golden Hour'),
})
export const CottageStay = meta.story({
  args: { at: '/luxury-cottage-stay' },
  play: opens('Luxury cottage stay', 'In The Woods cottage'),
})
