import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { send } from '../../api/client.ts'
import type { Booking } from '../../api/contract/bookings.ts'
import { GetPackageDeatils } from '../../api/contract/catalogue/packages.ts'
import { CART_TYPES } from '../../api/contract/codes.ts'
import { packageDays } from '../../shell/date/days.ts'
import { freeDaysNear } from '../../shell/date/freeDays.ts'
import { packageCategoriesAtom } from '../../state/packages.ts'
import { useResource, valueOf } from '../../state/resource.ts'
import { addDays, parseDMy, today, type Day } from '../../text/dates.ts'
import { loadDetails } from './loadBookings.ts'
import { RECCE } from './rows.ts'

/** Finds the booked package by its names, because bookings carry no ids. Undefined if it is no longer listed. */
function usePackageId(booking: Booking) {
  const categories = useAtomValue(packageCategoriesAtom)
  const names = categories.map(({ CategoryName }) => CategoryName).join()
  return useResource(
    `shoot of booking ${booking.Id}, ${names}`,
    async (signal) => {
      if (booking.BookingType === RECCE) return undefined
      const details = await loadDetails(booking, signal)
      const group = details.bookingdetails.find(({ TypeId }) => TypeId === CART_TYPES.package.TypeId)
      const line = group?.bookingdetails[0]
      const category = categories.find(({ CategoryName }) => CategoryName === line?.ProductCategory)
      if (!line || !category) return undefined
      const { packagelist } = await send(GetPackageDeatils, { SlugName: category.SlugName }, { signal })
      return packagelist.find(({ PackageName }) => PackageName === line.ProductName)?.PackageId
    },
    { quiet: true, personal: true },
  )
}

/** Milliseconds. A provider may ask for minutes of patience, which the visitor does not have. */
const LONGEST_SEARCH = 15_000

/** The free days nearest to the booked one, from tomorrow on, as far as they can be known in time. */
export function useFreeDays(booking: Booking): readonly Day[] | undefined {
  const found = usePackageId(booking)
  const id = valueOf(found)
  const [free, setFree] = useState<readonly Day[]>()
  const day = parseDMy(booking.ShootDate)
  useEffect(() => {
    if (id === undefined || !day) return undefined
    const abort = new AbortController()
    const timer = setTimeout(() => abort.abort(), LONGEST_SEARCH)
    let isWanted = true
    void freeDaysNear(packageDays(id), day, addDays(today(), 1), abort.signal).then((days) => {
      if (isWanted) setFree(days)
    })
    return () => {
      isWanted = false
      clearTimeout(timer)
      abort.abort()
    }
  }, [id, day])
  return !day || (found.status !== 'loading' && id === undefined) ? [] : free
}
