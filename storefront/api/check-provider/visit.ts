/** Reads a catalogue like a visitor, and makes requests that must be refused. It changes nothing. */
import { DAY_CODES } from '../../text/dayMessages.ts'
import { CATALOGUE, type CallName } from '../contract/calls.ts'
import { EVERYBODY } from '../contract/codes.ts'
import { SENDS_NOTHING } from '../contract/meanings.ts'
import { addDays, dMy, today, type Day } from '../../text/dates.ts'
import { isAccepted, type AskOptions, type Body, type Exchange, type Exchanges } from './exchange.ts'

const MOST_LINKS = 20
const DAYS_AHEAD = 30
const MOST_DAYS = 10
/** @param n of an availability answer. */
export const isFree = (n: unknown): boolean => n === DAY_CODES.available || n === DAY_CODES.fast
export const NO_SUCH = 'no-such-thing-of-the-check'
export const WRONG_KEY = 'not-the-key-of-the-shop'
/** Has the format of the embedded provider's tokens. */
const WRONG_TOKEN = '0'.repeat(32)

export function elements(found: Exchange | undefined, list: string): Body[] {
  const value = found?.body?.[list]
  return Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : []
}

/** Distinct values of a field in a list, as texts. */
export function values(found: Exchange | undefined, list: string, field: string): string[] {
  const all = elements(found, list).map((one) => one[field])
  return [...new Set(all.filter((one) => typeof one === 'string' || typeof one === 'number').map(String))].filter(
    Boolean,
  )
}

function firstId(found: readonly (Exchange | undefined)[], list: string, field: string): string | number | undefined {
  const ids = found.flatMap((one) => elements(one, list)).map((one) => one[field])
  return ids.find((id): id is string | number => typeof id === 'number' || (typeof id === 'string' && id !== ''))
}

function rangeOf(found: Exchange): { FromPrice: number; ToPrice: number } {
  const { MinSellingPrice, MaxSellingPrice } = (found.body?.['Price'] ?? {}) as Body
  const [from, to] = [Number(MinSellingPrice), Number(MaxSellingPrice)]
  return { FromPrice: Number.isFinite(from) ? from : 0, ToPrice: Number.isFinite(to) ? to : 1_000_000 }
}

export interface Visit {
  /** First calls, sent at once. They show whether the provider answers at all. */
  readonly together: readonly Exchange[]
  /** A bookable package, for availability and the cart. */
  readonly packageId?: string | number
  readonly mealId?: string | number
  readonly roomId?: string | number
  readonly professionalId?: string | number
  /** A studio tour: its price per person in rupees, and its duration. */
  readonly tour?: { readonly id: string | number; readonly perHead: number; readonly minutes: number }
  /** Two free days of the package; any two future days if none is free. */
  readonly days: readonly [Day, Day]
}

async function freeDays({ ask }: Exchanges, packageId: string | number | undefined, from: Day): Promise<[Day, Day]> {
  const free: Day[] = []
  const most = packageId === undefined ? 0 : MOST_DAYS
  for (let ahead = 0; ahead < most && free.length < 2; ahead += 1) {
    const day = addDays(from, ahead)
    const found = await ask('GetAvailabilityForPackage', { PackageId: packageId, PackageDate: dMy(day) })
    if (isAccepted(found) && isFree(found.n)) free.push(day)
  }
  const [first = from, second = addDays(first, 1)] = free
  return [first, second]
}

const NOBODY = { UserId: '', sessionId: 'checkofprovider' }
const stayOn = (StayId: string | number, day: Day) => ({
  CottageDate: dMy(day),
  NoOfCottage: 1,
  StayId,
  ActionBy: NOBODY.UserId,
  sessionId: NOBODY.sessionId,
})

function firstTour(found: Exchange | undefined): Visit['tour'] {
  for (const { Id, PerHeadPrice, TimeInMinitues } of elements(found, 'reccecategorylist')) {
    const [perHead, minutes] = [Number(PerHeadPrice), Number(TimeInMinitues)]
    if ((typeof Id === 'number' || typeof Id === 'string') && perHead > 0) return { id: Id, perHead, minutes }
  }
  return undefined
}

function daysFrom(now: number): [Day, Day] {
  const first = addDays(today(now), DAYS_AHEAD)
  return [first, addDays(first, 1)]
}

export async function visitCatalogue(exchanges: Exchanges, now: number): Promise<Visit> {
  const { ask } = exchanges
  const follow = async (name: CallName, field: string, found: readonly string[]): Promise<Exchange[]> => {
    const answers: Exchange[] = []
    for (const value of found.slice(0, MOST_LINKS)) answers.push(await ask(name, { [field]: value }))
    return answers
  }
  const whole = SENDS_NOTHING.filter((name) => name in CATALOGUE)
  const together = await Promise.all([ask('GetBlogs', { PageNumber: 1 }), ...whole.map((name) => ask(name))])
  const answerTo = (wanted: keyof typeof CATALOGUE) => together.find(({ name }) => name === wanted)
  const listed = (name: keyof typeof CATALOGUE, list: string, field: string) => values(answerTo(name), list, field)
  // Without any answer, twenty more timeouts would reveal nothing.
  if (together.every(({ silence }) => silence)) return { together, days: daysFrom(now) }
  const packages = await follow(
    'GetPackageDeatils',
    'SlugName',
    listed('GetPackageCategory', 'packagecategorylist', 'SlugName'),
  )
  await follow('GetEventsDetails', 'SlugName', listed('GetEventsCategory', 'eventcategorylist', 'SlugId'))
  await follow('GetBlogWithSlug', 'Slug', listed('GetBlogs', 'blogs', 'Slug'))
  if (Number(answerTo('GetBlogs')?.body?.['PageCount']) > 1) await ask('GetBlogs', { PageNumber: 2 })

  const GenderType = EVERYBODY
  const filters = await ask('GetOutfitCategory', { GenderType })
  const range = rangeOf(filters)
  const everything = { OutfitCategoryId: '', GenderType, ...range }
  await ask('GetOutFits', everything)
  const middle = Math.round((range.FromPrice + range.ToPrice) / 2)
  await ask('GetOutFits', { ...everything, ToPrice: middle })

  await follow('GetSetViewDetails', 'setId', listed('GetSets', 'Setslist', 'SlugId'))
  const people = await follow(
    'GetProfessionalDetails',
    'SlugName',
    listed('GetProfessionalCategory', 'professionalcategorylist', 'SlugName'),
  )
  const shown = people.flatMap((found) => elements(found, 'professionallist')).find(({ Count }) => Number(Count) > 0)
  if (shown) await ask('GetProfessionalGallery', { SlugName: shown['SlugName'] })
  const rooms = await ask('GetRoomPackage', { PackageTypeId: '' })

  const packageId = firstId(packages, 'packagelist', 'PackageId')
  const mealId = firstId([answerTo('GetFoodAndBeverages')], 'foodandbeverageslist', 'Id')
  const roomId = firstId([rooms], 'Roompackagelist', 'Id')
  const professionalId = firstId(people, 'professionallist', 'ID')
  const days = await freeDays(exchanges, packageId, daysFrom(now)[0])
  if (roomId !== undefined) await ask('GetAvailabilityForCottage', stayOn(roomId, days[0]))
  if (professionalId !== undefined)
    await ask('GetAvailabilityForProfessional', { ...NOBODY, ProfessionalId: professionalId }, { purpose: 'open' })
  const tour = firstTour(answerTo('GetRecceCategory'))
  return {
    together,
    days,
    ...(roomId !== undefined && { roomId }),
    ...(professionalId !== undefined && { professionalId }),
    ...(tour && { tour }),
    ...(packageId !== undefined && { packageId }),
    ...(mealId !== undefined && { mealId }),
  }
}

const BAD: AskOptions = { purpose: 'bad' }

export async function askForRefusals({ ask }: Exchanges, { packageId, roomId }: Visit, now: number): Promise<void> {
  if (roomId !== undefined) await ask('GetAvailabilityForCottage', stayOn(roomId, addDays(today(now), -30)), BAD)
  if (packageId !== undefined) {
    const about = { PackageId: packageId }
    await ask('GetAvailabilityForPackage', { ...about, PackageDate: dMy(addDays(today(now), -30)) }, BAD)
    await ask('GetAvailabilityForPackage', { ...about, PackageDate: '31 Feb 2026' }, BAD)
    await ask('GetAvailabilityForPackage', about, BAD)
  }
  await ask('GetPackageDeatils', { SlugName: NO_SUCH }, BAD)
  await ask('GetEventsDetails', { SlugName: NO_SUCH }, BAD)
  await ask('GetProfessionalDetails', { SlugName: NO_SUCH }, BAD)
  await ask('GetSetViewDetails', { setId: NO_SUCH }, BAD)
  await ask('GetBlogWithSlug', { Slug: NO_SUCH }, BAD)
  await ask('GetFAQ', {}, { ...BAD, apiKey: WRONG_KEY })
  await ask('GetMyBookings', { UserId: '1' }, { ...BAD, authToken: `${WRONG_TOKEN}-1` })
  await ask('GetMyBookings', { UserId: '2' }, BAD)
}
