/** The catalogue's pictures belong to the provider; Vite copies those of the shop's own pages. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand } from '../../design-system/tokens/brands/brand.ts'
import { lightOf } from '../../design-system/tokens/light.ts'
import { CATALOGUE_CARDS } from '../../mocks/payloads/shareCards.ts'
import type { CardLook, ShareCard } from '../prerender/shareCards/card.ts'
import { brandFolder, FIRST_BRAND } from '../brands/chosen.ts'
import { drawShareCards } from '../prerender/shareCards/drawShareCards.ts'

const ROOT = join(import.meta.dirname, '../..')

/** @param api the address of another provider, whose site needs none of them. */
export function copyCataloguePictures(site: string, api: string | undefined): void {
  if (api !== undefined) return
  cpSync(join(ROOT, 'mocks/public'), site, { recursive: true })
  // The first studio also shows some of them on its own pages, so they are in its folder.
  cpSync(join(brandFolder(FIRST_BRAND), 'public/art'), join(site, 'art'), { recursive: true, force: false })
}

export const shareCardsOf = (api: string | undefined, own: readonly ShareCard[]): readonly ShareCard[] =>
  api === undefined ? [...own, ...CATALOGUE_CARDS] : own

export function lookOf(brand: Brand): Omit<CardLook, 'name' | 'fonts'> {
  const theme = lightOf(brand)
  return { theme, logo: brand.logo?.(theme), isArched: brand.shape.clip.startsWith('url(') }
}

export async function addPictures(
  site: string,
  api: string | undefined,
  look: CardLook,
  cards: readonly ShareCard[],
): Promise<void> {
  copyCataloguePictures(site, api)
  await drawShareCards({ site, cache: join(ROOT, '.cache/share-cards') }, look, shareCardsOf(api, cards))
}
