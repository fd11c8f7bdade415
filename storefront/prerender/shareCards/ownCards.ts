import { CATEGORY_CARDS, SHARE_CARDS } from '#brand/shareCards.ts'
import { categoryCard, pageCard, type PageCard } from '../../shell/shareCard.ts'
import type { ShareCard } from './card.ts'

export const OWN_CARDS: readonly ShareCard[] = [
  ...Object.entries(SHARE_CARDS).map(([page, words]) => ({ path: pageCard(page as PageCard), ...words })),
  ...Object.entries(CATEGORY_CARDS).map(([slug, { picture, title }]) => ({
    path: categoryCard(slug),
    picture,
    title,
    line: 'Packages and prices',
  })),
]
