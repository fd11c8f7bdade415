/** Prices are paise. */
import { CART_TYPES, type TypeId } from '../../storefront/api/contract/codes.ts'
import type { Id } from '../../storefront/api/contract/wire.ts'
import { readRupees, ZERO, type Paise } from '../../storefront/text/money.ts'
import type { Catalogue } from '../payloads/demonstration.ts'
import type { Day } from '../../storefront/text/dates.ts'
import { clock, hasBegun, minutesOf } from '../../storefront/text/times.ts'

export interface Product {
  readonly TypeId: TypeId
  /** Sent back to the client unchanged. */
  readonly id: Id
  readonly name: string
  readonly category: string
  readonly price: Paise
  /** Never above the list price. */
  readonly selling: Paise
  readonly StartTime: string
  readonly EndTime: string
}

type Description = { [Key in 'id' | 'TypeId']: Product[Key] } & {
  readonly name: string | number | null
  readonly category: string | number | null | undefined
  readonly price: unknown
  readonly selling: unknown
  readonly StartTime?: string | number | null | undefined
  readonly EndTime?: string | number | null | undefined
}

function product({ name, category, price, selling, StartTime, EndTime, ...ids }: Description): Product {
  const sold = readRupees(selling) ?? ZERO
  const listed = readRupees(price) ?? ZERO
  return {
    ...ids,
    name: String(name ?? ''),
    category: String(category ?? ''),
    selling: sold,
    price: listed > sold ? listed : sold,
    StartTime: String(StartTime ?? ''),
    EndTime: String(EndTime ?? ''),
  }
}

/** Whether the price is on request. Carts of earlier versions may contain such people. */
export function isOnRequest({ TypeId, selling }: Product): boolean {
  return TypeId === CART_TYPES.professional.TypeId && selling === ZERO
}

const same = (id: Id) => (productId: string) => String(id) === productId

export function productOf(data: Catalogue, TypeId: number, productId: string): Product | undefined {
  switch (TypeId) {
    case CART_TYPES.package.TypeId: {
      const found = Object.values(data.packages)
        .flat()
        .find(({ PackageId }) => same(PackageId)(productId))
      return (
        found &&
        product({
          TypeId,
          id: found.PackageId,
          name: found.PackageName,
          category: found.CategoryName,
          price: found.PackagePrice,
          selling: found.SellingPrice,
          StartTime: found.StartTime,
          EndTime: found.EndTime,
        })
      )
    }
    case CART_TYPES.stay.TypeId: {
      const found = data.rooms.find(({ Id }) => same(Id)(productId))
      return (
        found &&
        product({
          TypeId,
          id: found.Id,
          name: found.CottagePackageName,
          category: 'Luxury cottage stay',
          price: found.Price,
          selling: found.SellingPrice,
        })
      )
    }
    case CART_TYPES.professional.TypeId: {
      for (const [slug, people] of Object.entries(data.professionals)) {
        const found = people.find(({ ID }) => same(ID)(productId))
        const category = data.professionalCategories.find(({ SlugName }) => SlugName === slug)?.Name
        const fees = { price: found?.Fees, selling: found?.Fees }
        if (found) return product({ TypeId, id: found.ID, name: found.Name, category, ...fees })
      }
      return undefined
    }
    case CART_TYPES.outfit.TypeId: {
      const found = data.outfits.find(({ OutfitID }) => same(OutfitID)(productId))
      const category = data.outfitCategories.find((one) => one.OutfitCategoryId === found?.OutfitCategoryId)
      return (
        found &&
        product({
          TypeId,
          id: found.OutfitID,
          name: found.ProductName,
          category: category?.OutfitCategoryName,
          price: found.Price,
          selling: found.SellingPrice,
        })
      )
    }
    case CART_TYPES.food.TypeId: {
      const found = data.meals.find(({ Id }) => same(Id)(productId))
      const prices = { price: found?.PerHeadPrice, selling: found?.PerHeadPrice }
      return found && product({ TypeId, id: found.Id, name: found.Title, category: 'Food and beverages', ...prices })
    }
    default:
      return undefined
  }
}

/** A package without hours starts when the gates open. */
const GATES_OPEN = 7 * 60

/** Minutes after midnight. */
export function startOf({ StartTime }: { readonly StartTime: string }): number {
  return minutesOf(StartTime) ?? GATES_OPEN
}

/** @returns the refusal of what has started today; undefined while it can still be booked. */
export function overForToday(
  pkg: { readonly name: string; readonly StartTime: string },
  day: Day,
  now: number,
): string | undefined {
  const start = startOf(pkg)
  return hasBegun(day, start, now) ? `Over for today: ${pkg.name} begins at ${clock(start)}.` : undefined
}
