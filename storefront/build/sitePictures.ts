/** The pictures of a built site. Vite copies those of the shop's own pages; the catalogue's belong to its provider. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { CATALOGUE_CARDS } from '../../mocks/payloads/shareCards.ts'
import type { ShareCard } from '../prerender/shareCards/card.ts'
import { drawShareCards } from '../prerender/shareCards/drawShareCards.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Of the embedded provider's catalogue. @param api the address of another provider. */
export function copyCataloguePictures(site: string, api: string | undefined): void {
  if (api === undefined) cpSync(join(ROOT, 'mocks/public'), site, { recursive: true })
}

export const shareCardsOf = (api: string | undefined, own: readonly ShareCard[]): readonly ShareCard[] =>
  api === undefined ? [...own, ...CATALOGUE_CARDS] : own

/** @param own the cards of the studio's own pages. */
export async function addPictures(site: string, api: string | undefined, own: readonly ShareCard[]): Promise<void> {
  copyCataloguePictures(site, api)
  await drawShareCards({ site, cache: join(ROOT, '.cache/share-cards') }, shareCardsOf(api, own))
}
