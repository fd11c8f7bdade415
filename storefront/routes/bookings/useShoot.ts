import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { readBooking, type Booking } from '../../api/account.ts'
import { listPackages } from '../../api/catalogue.ts'
import { CART_TYPES } from '../../api/contract/codes.ts'
import { packageDays, type Product } from '../../shell/date/days.ts'
import { freeDaysNear } from '../../shell/date/freeDays.ts'
import { packageCategoriesAtom } from '../../state/packages.ts'
import { useResource, valueOf } from '../../state/resource.ts'
import { addDays, parseDMy, today, type Day } from '../../text/dates.ts'
import { RECCE } from './rows.ts'

/** Finds the booked package by its names, because bookings carry no ids. Undefined if it is no longer listed. */
function useShoot(booking: Booking): { status: 'loading' | 'none' } | { status: 'found'; product: Product } {
  const categories = useAtomValue(packageCategoriesAtom)
  const names = categories.map(({ CategoryName }) => CategoryName).join()
  const found = useResource(
    `shoot of booking ${booking.Id}, ${names}`,
    async (signal) => {
      if (booking.BookingType === RECCE) return undefined
      const details = await readBooking(booking.Id, { signal })
      const group = details.bookingdetails.find(({ TypeId }) => TypeId === CART_TYPES.package.TypeId)
      const line = group?.bookingdetails[0]
      const category = categories.find(({ CategoryName }) => CategoryName === line?.ProductCategory)
      if (!line || !category) return undefined
      const { packagelist } = await listPackages(category.SlugName, { signal })
      return packagelist.find(({ PackageName }) => PackageName === line.ProductName)?.PackageId
    },
    { quiet: true, personal: true },
  )
  if (found.status === 'loading') return { status: 'loading' }
  const id = valueOf(found)
  return id === undefined ? { status: 'none' } : { status: 'found', product: packageDays(id) }
}

/** Milliseconds. A provider may ask for minutes of patience, which the visitor does not have. */
const LONGEST_SEARCH = 15_000

/** The free days nearest to the booked one, from tomorrow on, as far as they can be known in time. */
export function useFreeDays(booking: Booking): readonly Day[] | undefined {
  const shoot = useShoot(booking)
  const product = shoot.status === 'found' ? shoot.product : undefined
  const [free, setFree] = useState<readonly Day[]>()
  const day = parseDMy(booking.ShootDate)
  useEffect(() => {
    if (!product || !day) return undefined
    const abort = new AbortController()
    const timer = setTimeout(() => abort.abort(), LONGEST_SEARCH)
    let isWanted = true
    void freeDaysNear(product, day, addDays(today(), 1), abort.signal).then((found) => {
      if (isWanted) setFree(found)
    })
    return () => {
      isWanted = false
      clearTimeout(timer)
      abort.abort()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a product is its key
  }, [product?.key, day])
  return shoot.status === 'none' || !day ? [] : free
}
