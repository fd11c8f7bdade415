/** `PackageTypeId` is a package's `PackageType`. */
import type { Room } from '../provider/catalogue.ts'
import { lines } from './drafts.ts'

export const ROOMS: readonly Room[] = [
  {
    Id: 201,
    CottagePackageName: 'In The Woods cottage',
    CottagePackageDescription: lines(
      'One night, check-in 2 pm, check-out 12 noon',
      'Two rooms, one bath, a porch that faces west',
      'Sleeps 4 people',
      'Breakfast from 8 am at the cafe',
      'Room service until 10 pm',
    ),
    Price: 7_500,
    SellingPrice: 6_500,
    PackageTypeIds: ['1', '2', '3'],
  },
  {
    Id: 202,
    CottagePackageName: 'Luxury Room',
    CottagePackageDescription: lines(
      'By the day, 7 am to 9 pm, in place of a green room',
      'Air conditioning, a long mirror and a lit vanity',
      'Private bath and a pressing corner',
      'Holds 4 people and their bags',
      'Tea and coffee in the room',
    ),
    Price: 3_500,
    SellingPrice: 3_500,
    PackageTypeIds: ['1', '2', '3'],
  },
  {
    Id: 203,
    CottagePackageName: 'Cottage with dinner under the lamps',
    CottagePackageDescription: lines(
      'One night, check-in 2 pm, check-out 12 noon',
      'Bonfire dinner for 4 under the Luminous Tree',
      'Sleeps 4 people',
      'Breakfast from 8 am on the porch',
      'Sunrise walk through the sets before the gates open',
    ),
    Price: 11_500,
    SellingPrice: 9_800,
    PackageTypeIds: ['2', '3'],
  },
]
