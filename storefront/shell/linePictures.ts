/**
 * Finds pictures for lines of a cart or booking, whose answers have none, in the list call of each kind, by product or
 * name.
 */
import { send } from '../api/client.ts'
import { GetFoodAndBeverages } from '../api/contract/catalogue/meals.ts'
import { GetOutfitCategory, GetOutFits } from '../api/contract/catalogue/outfits.ts'
import { GetProfessionalCategory, GetProfessionalDetails } from '../api/contract/catalogue/professionals.ts'
import { GetRoomPackage } from '../api/contract/catalogue/rooms.ts'
import { CART_TYPES, EVERYBODY } from '../api/contract/codes.ts'
import type { Id } from '../api/contract/wire.ts'
import { readKey } from '../api/identity.ts'
import { pictureOf as pictureOfMeal } from '../routes/food/mealPictures.ts'
import { NO_FILTER, wantedOf } from '../routes/outfits/filter.ts'
import { pictureOf as pictureOfPackage } from '../routes/pricing/packages.ts'
import { pictureAt } from '../routes/stay/rooms.ts'
import { keyOf, type PicturedGroup, type PicturedLine } from './usePictures.ts'

type Find = (line: PicturedLine) => string | undefined
type Listed = readonly [id: Id, name: string, src: string]

/** A product may have a new id since it was booked. */
function among(listed: readonly Listed[]): Find {
  const byId = new Map(listed.map(([id, , src]) => [String(id), src]))
  const byName = new Map(listed.map(([, name, src]) => [name.trim(), src]))
  return ({ ProductId, ProductName }) => byId.get(String(ProductId)) ?? byName.get(ProductName.trim())
}

async function outfits(): Promise<Find> {
  const wanted = wantedOf(NO_FILTER, await send(GetOutfitCategory, { GenderType: EVERYBODY }))
  const { OutFitList } = await send(GetOutFits, wanted)
  return among(OutFitList.map(({ OutfitID, ProductName, ImageLink }) => [OutfitID, ProductName, ImageLink]))
}

async function professionals(): Promise<Find> {
  const { professionalcategorylist } = await send(GetProfessionalCategory, {})
  const lists = await Promise.allSettled(
    professionalcategorylist.map(({ SlugName }) => send(GetProfessionalDetails, { SlugName })),
  )
  const people = lists.flatMap((list) => (list.status === 'fulfilled' ? list.value.professionallist : []))
  return among(people.map(({ ID, Name, ProfessionalImageLink }) => [ID, Name, ProfessionalImageLink]))
}

async function stays(): Promise<Find> {
  const { Roompackagelist } = await send(GetRoomPackage, { PackageTypeId: readKey('PackageType') })
  return among(Roompackagelist.map(({ Id: id, CottagePackageName }, at) => [id, CottagePackageName, pictureAt(at)]))
}

async function meals(): Promise<Find> {
  const { foodandbeverageslist } = await send(GetFoodAndBeverages, {})
  return among(foodandbeverageslist.map((meal) => [meal.Id, meal.Title, pictureOfMeal(meal)]))
}

const LISTS: Readonly<Record<number, () => Promise<Find>>> = {
  [CART_TYPES.package.TypeId]: () => Promise.resolve(pictureOfPackage),
  [CART_TYPES.stay.TypeId]: stays,
  [CART_TYPES.professional.TypeId]: professionals,
  [CART_TYPES.outfit.TypeId]: outfits,
  [CART_TYPES.food.TypeId]: meals,
}

/** Each list is loaded once, and again after a failure. */
const loaded = new Map<string, Promise<Find>>()

function listOf(TypeId: number): Promise<Find> | undefined {
  // Other rooms are offered with another kind of package.
  const key = TypeId === CART_TYPES.stay.TypeId ? `${TypeId} ${readKey('PackageType')}` : String(TypeId)
  const known = loaded.get(key)
  if (known) return known
  const list = LISTS[TypeId]?.()
  if (list) loaded.set(key, list)
  list?.catch(() => loaded.delete(key))
  return list
}

/** Calls `onFound` as soon as the pictures of a kind are known. If a list fails, its lines have no pictures. */
export function findPictures(
  groups: readonly PicturedGroup[],
  onFound: (found: readonly (readonly [key: string, src: string])[]) => void,
): void {
  for (const { TypeId, lines } of groups)
    listOf(TypeId)?.then(
      (find) =>
        onFound(
          lines.flatMap((line) => {
            const src = find(line)
            return src ? [[keyOf(TypeId, line), src] as const] : []
          }),
        ),
      () => undefined,
    )
}
