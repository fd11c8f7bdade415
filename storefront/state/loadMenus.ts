import { send } from '../api/client.ts'
import type { AnswerOf } from '../api/contract/wire.ts'
import { GetEventsCategory } from '../api/contract/catalogue/events.ts'
import { GetFoodAndBeverages } from '../api/contract/catalogue/meals.ts'
import { GetOutfitCategory } from '../api/contract/catalogue/outfits.ts'
import { GetProfessionalCategory } from '../api/contract/catalogue/professionals.ts'
import { GetPropCategory } from '../api/contract/catalogue/props.ts'
import { distinct } from '../text/lists.ts'
import { request, type Result } from './request.ts'
import { menusAtom, type Menus } from './menus.ts'
import { store } from './store.ts'

/** The outfits menu lists women's outfits (SHELL-008, C-028). */
const GENDER = 'F'
/** Cinematographers are only listed on their own page (SHELL-014, SHELL-015, C-029). */
const HIDDEN = { name: 'cinematographers', id: '6' }

type Professional = AnswerOf<typeof GetProfessionalCategory>['professionalcategorylist'][number]

export function professionalsOf(list: readonly Professional[]): NonNullable<Menus['professionals']> {
  const shown = list.filter(
    ({ SlugName, ProfCatId, Name }) =>
      SlugName && String(ProfCatId) !== HIDDEN.id && Name.trim().toLowerCase() !== HIDDEN.name,
  )
  return entries(shown.map(({ SlugName, Name }) => ({ slug: SlugName, name: Name })))
}

/** Drops links without a name and repeated names. */
function entries<Entry extends { name: string }>(all: readonly Entry[]): Entry[] {
  return distinct(all, ({ name }) => name).filter(({ name }) => name.trim())
}

const LOADS: { [Part in keyof Menus]-?: () => Promise<NonNullable<Menus[Part]> | null> } = {
  props: async () =>
    entries(
      (await send(GetPropCategory, {})).propcategorylist.map(({ SlugName, PropCategoryName }) => ({
        slug: SlugName,
        name: PropCategoryName,
      })),
    ),
  outfits: async () =>
    entries(
      (await send(GetOutfitCategory, { GenderType: GENDER })).Outfitcategorylist.map(
        ({ OutfitCategoryId, OutfitCategoryName }) => ({
          id: String(OutfitCategoryId),
          name: OutfitCategoryName,
        }),
      ),
    ),
  professionals: async () => professionalsOf((await send(GetProfessionalCategory, {})).professionalcategorylist),
  meals: async () => [
    ...new Set(
      (await send(GetFoodAndBeverages, {})).foodandbeverageslist
        .map(({ Title }) => Title)
        .filter((title) => title.trim()),
    ),
  ],
  setup: async () => {
    const first = (await send(GetEventsCategory, {})).eventcategorylist.find(
      ({ SlugId, EventCategoryName }) => SlugId && EventCategoryName.trim(),
    )
    return first
      ? {
          slug: first.SlugId,
          name: first.EventCategoryName,
          picture: first.ImageLink,
          price: first.EventPrice ?? undefined,
        }
      : null
  },
}

const fresh = new Set<string>()

export function forgetMenus(): void {
  fresh.clear()
  store.set(menusAtom, {})
}

/**
 * Loads once per page load, because prerendered lists may be outdated. A failure is silent and is retried on the next
 * page (C-009).
 * @returns an outcome for each list that was not loaded before.
 */
export async function loadMenus(): Promise<readonly (Result<unknown> | undefined)[]> {
  return Promise.all(
    Object.entries(LOADS).map(async ([part, load]) => {
      if (fresh.has(part)) return undefined
      fresh.add(part)
      const outcome = await request<unknown>(load, true)
      if (outcome.status === 'done') store.set(menusAtom, (now) => ({ ...now, [part]: outcome.value }))
      else fresh.delete(part)
      return outcome
    }),
  )
}
