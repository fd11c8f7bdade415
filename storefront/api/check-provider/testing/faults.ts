/** Every row has at least one planted fault. */
import { VALUE_RULES } from '../../contract/values.ts'
import type { Fault, Fields, Passing } from './proxy.ts'

type Body = Record<string, unknown>

/** @param where the call whose answer is changed, and what the finding must name if not the call: `GetBlogs PageNumber 2`. */
function inAnswer(title: string, row: string, where: string, change: (passing: Passing) => void): Fault {
  const [name = ''] = where.split(' ')
  const at = where.slice(name.length + 1) || name
  return { title, row, at, change: (passing) => void (passing.name === name && change(passing)) }
}

/** @param change may remember answers in `heard`, for later ones. */
function inBody(
  title: string,
  row: string,
  where: string,
  change: (found: Body, request: Fields, heard: Map<string, Body>) => unknown,
): Fault {
  const heard = new Map<string, Body>()
  return inAnswer(title, row, where, (passing) => {
    const found = JSON.parse(passing.text) as Body
    passing.text = JSON.stringify(change(found, passing.request, heard) ?? found)
  })
}

const itemsOf = (found: Body, list: string): Body[] => (found[list] as Body[] | undefined) ?? []

function inFirst(title: string, row: string, where: string, list: string, change: (item: Body) => void): Fault {
  return inBody(title, row, where, (found) => itemsOf(found, list).slice(0, 1).forEach(change))
}

function renamed(item: Body, from: string, to: string): void {
  item[to] = item[from]
  delete item[from]
}

const header = (passing: Passing, name: string, value: string): void => passing.headers.set(name, value)

const groupsIn = (found: Body): { TypeId: number; cart: Body[] }[] =>
  itemsOf(found, 'cart') as { TypeId: number; cart: Body[] }[]

const isGuest = ({ UserId }: Fields): boolean => UserId === ''
const ACCEPTED = { response: { n: 1, Msg: '' } }
const isPast = (date: unknown): boolean => String(date).endsWith(' Dec 2025')

const ANSWERS: readonly Fault[] = [
  {
    title: 'a call closes the connection',
    row: 'reached',
    at: 'GetFAQ',
    silence: ({ name }) => (name === 'GetFAQ' ? 'closed' : undefined),
  },
  {
    title: 'a call never answers',
    row: 'reached',
    at: 'GetSets',
    silence: ({ name }) => (name === 'GetSets' ? 'timeout' : undefined),
  },
  inAnswer('a call fails with status 500', 'status', 'GetProp', (passing) => void (passing.status = 500)),
  inAnswer('a call is redirected', 'status', 'GetRoomPackage', (passing) => {
    passing.status = 302
    header(passing, 'location', '/v2/rooms')
  }),
  inAnswer(
    'a proxy answers with a page of HTML',
    'json',
    'GetFAQ',
    (passing) => void (passing.text = '<!doctype html><p>Please log in.'),
  ),
  inAnswer('JSON breaks off', 'json', 'GetBlogs', (passing) => void (passing.text = passing.text.slice(0, 200))),
  inAnswer('JSON is sent as text/html', 'json', 'GetOutFits', (passing) =>
    header(passing, 'content-type', 'text/html'),
  ),
  inAnswer('calls of one page are too many', 'together', 'GetEventsCategory', (passing) => void (passing.status = 429)),
  inAnswer('a call takes four seconds', 'speed', 'GetOutFits', (passing) => void (passing.took = 4000)),
  inBody(
    'pictures are sent inside the answer',
    'size',
    'GetProp',
    (found) => void (found['Preview'] = 'x'.repeat(600_000)),
  ),
  inAnswer('caches may keep bookings', 'private', 'GetMyBookings', (passing) =>
    header(passing, 'cache-control', 'public, max-age=600'),
  ),
]

const BROWSER: readonly Fault[] = [
  inAnswer('a wrong key is accepted', 'key', 'GetFAQ', (passing) => {
    if (passing.sent.get('x-api-key') !== 'demo-key') passing.text = JSON.stringify({ ...ACCEPTED, FAQList: [] })
  }),
  { title: 'OPTIONS is not known', row: 'preflight', at: 'GetUserCart', preflight: () => 405 },
  inAnswer('answers do not allow the shop', 'allow-answer', 'GetSets', (passing) =>
    passing.headers.delete('access-control-allow-origin'),
  ),
]

const PREFLIGHTS = (
  [
    [
      'another address is allowed',
      'preflight',
      'GetUserCart',
      'access-control-allow-origin',
      'https://www.shop.example',
    ],
    [
      'the key’s header is not allowed',
      'allow-key',
      'GetUserCart',
      'access-control-allow-headers',
      'content-type, authToken',
    ],
    [
      'Content-Type is not allowed',
      'allow-type',
      'GetPackageCategory',
      'access-control-allow-headers',
      'x-api-key, authToken',
    ],
    [
      'authToken is not allowed',
      'allow-token',
      'GetUserCart',
      'access-control-allow-headers',
      'x-api-key, content-type',
    ],
    ['every call is asked about again', 'allow-age', 'GetUserCart', 'access-control-max-age', ''],
  ] as const
).map(([title, row, at, header, value]): Fault => ({
  title,
  row,
  at,
  preflight(headers) {
    headers.set(header, value)
    return undefined
  },
}))

const ENVELOPE: readonly Fault[] = [
  inBody('response is written Response', 'place-of-n', 'GetFAQ response.n', (found) =>
    renamed(found, 'response', 'Response'),
  ),
  inBody('n is wrapped in result', 'place-of-n', 'GetAvailabilityForPackage', ({ n, Msg, ...found }) => ({
    ...found,
    result: { n, Msg },
  })),
  inBody('n is a text', 'value-of-n', 'GetProp response.n', (found) => ({ ...found, response: { n: '1', Msg: '' } })),
  inBody('n is a word', 'value-of-n', 'GetFoodAndBeverages response.n', (found) => ({
    ...found,
    response: { n: 'success', Msg: '' },
  })),
  inBody('a right request is refused', 'accepted', 'GetSets', () => ({
    Response: { n: 0, Msg: 'Please try again later.' },
  })),
]

const FIELDS: readonly Fault[] = [
  inBody('a list has another capital', 'names', 'GetPackageDeatils packagelist', (found) => {
    if ('packagelist' in found) renamed(found, 'packagelist', 'PackageList')
  }),
  inFirst('a field has another capital', 'names', 'GetOutFits OutfitID', 'OutFitList', (item) =>
    renamed(item, 'OutfitID', 'OutfitId'),
  ),
  inBody('a list is missing', 'lists', 'GetFAQ FAQList', (found) => void delete found['FAQList']),
  inFirst(
    'a required field is missing',
    'required',
    'GetProp PropName',
    'PropList',
    (item) => void delete item['PropName'],
  ),
  inBody('dates are written 2026-01-05', 'dates', 'GetMyBookings ShootDate', (found) => {
    for (const booking of itemsOf(found, 'bookingmodellist')) booking['ShootDate'] = '2026-02-04'
  }),
]

/** Sets the value at a path, in the first item of each list. */
function put(found: Body, [name = '', ...more]: readonly string[], value: unknown): void {
  const field = name.replace('[]', '')
  if (more.length === 0) found[field] = value
  else if (name.endsWith('[]'))
    itemsOf(found, field)
      .slice(0, 1)
      .forEach((item) => put(item, more, value))
  else if (found[field]) put(found[field] as Body, more, value)
}

/** Calls that only a check with `--write` makes, or that have something to show only then. */
const WRITTEN = /^(?:Verify|GetMy|GetUser|Create)/

/** @param where for example `GetPackageDeatils packagelist[].PackageId` */
function wrongValue(title: string, row: string, where: string, value: unknown): Fault {
  const [, path = ''] = where.split(' ')
  const fault = inBody(title, row, where.replaceAll('[]', '[0]'), (found) => put(found, path.split('.'), value))
  return { ...fault, ...(WRITTEN.test(where) && { writes: true }) }
}

const VALUES = Object.entries(VALUE_RULES).map(([where, { broken }]) =>
  wrongValue(`${where} is ${String(broken)}`, 'values', where, broken),
)

const WRONG_VALUES = (
  [
    ['an id is null', 'ids', 'GetPackageDeatils packagelist[].PackageId', null],
    ['an id that may be missing is empty', 'ids', 'GetProfessionalCategory professionalcategorylist[].ProfCatId', ''],
    ['an id is a number that JavaScript rounds', 'ids', 'GetFAQ FAQList[].FAQId', 2 ** 53],
    ['a text is an object', 'texts', 'GetSets Setslist[].SetName', { en: 'Stepwell' }],
    ['a number is a word', 'numbers', 'GetRecceCategory reccecategorylist[].TimeInMinitues', 'two hours'],
    ['an amount in the cart is null', 'money', 'GetUserCart cart[].cart[].Amount', null],
    [
      'an amount of a booking is a sentence',
      'money',
      'GetMyBookingsDetails bookingdetails[].bookingdetails[].ProductPrice',
      'On request',
    ],
    ['a price is null', 'money', 'GetPackageDeatils packagelist[].SellingPrice', null],
    ['a price is a sentence', 'money', 'GetFoodAndBeverages foodandbeverageslist[].PerHeadPrice', 'Call us'],
    ['a price is a text with commas', 'money', 'GetRoomPackage Roompackagelist[].Price', '24,500.00'],
    ['a name contains HTML', 'plain', 'GetPackageDeatils packagelist[].PackageName', 'Sun &amp; Sand'],
    ['a picture is a path of a disk', 'pictures', 'GetProp PropList[].ThmbnailLink', 'C:\\pictures\\swing.jpg'],
    [
      'the other picture of a banner is a path of a disk',
      'pictures',
      'GetAllHomeScreenBanner BannerList[].BannerLink',
      'C:\\top.jpg',
    ],
    ['a picture is not https', 'pictures', 'GetProp PropList[].ThmbnailLink', 'http://pictures.example/swing.jpg'],
    ['a time is a word', 'times', 'GetPackageDeatils packagelist[].StartTime', 'Evening'],
    ['a slug has more bytes than a file name', 'slugs', 'GetProp PropList[].SlugName', 'அ'.repeat(112)],
    ['a price is above the price before', 'prices', 'GetRoomPackage Roompackagelist[].SellingPrice', 99_000],
  ] as const
).map(([title, row, where, value]) => wrongValue(title, row, where, value))

const CATALOGUE: readonly Fault[] = [
  inFirst(
    'outfits for everybody have another type',
    'looked-for',
    'GetOutfitCategoryTypeList',
    'Outfitcategorylist',
    (item) => void (item['Type'] = 'All'),
  ),
  inBody('no picture of an event is of the type Gallery', 'looked-for', 'GetEventsDetails', (found) =>
    itemsOf(found, 'eventdetaillist').forEach((item) => void (item['Type'] = 'gallery')),
  ),
  inBody('two packages have one id', 'unique', 'GetPackageDeatils PackageId', (found) => {
    const [one, other] = itemsOf(found, 'packagelist')
    if (one && other) other['PackageId'] = one['PackageId']
  }),
  inBody('a price range is in paise', 'range', 'GetOutfitCategory', (found) => {
    const range = found['Price'] as Record<string, number>
    found['Price'] = { MinSellingPrice: (range['MinSellingPrice'] ?? 0) * 100, MaxSellingPrice: 9_000_000 }
  }),
  inBody('an event has no details', 'links', 'GetEventsDetails eventdetaillist', (found) => ({
    ...found,
    eventdetaillist: [],
  })),
  inBody('PageNumber is ignored', 'pages', 'GetBlogs PageNumber 2', (found, { PageNumber }, heard) => {
    if (PageNumber === 1) heard.set('first', found)
    return heard.get('first')
  }),
  inBody('a post is encoded twice', 'post', 'GetBlogWithSlug BlogContent', (found) => {
    const post = found['blogs'] as Body | undefined
    if (post) post['BlogContent'] = String(post['BlogContent']).replaceAll('&', '&amp;')
  }),
]

const DAYS: readonly Fault[] = [
  inBody('dates are expected as 2026-01-05', 'days', 'GetAvailabilityForPackage', () => ({
    n: 0,
    Msg: 'The date is not valid.',
  })),
  inBody('past days are available', 'no-days', 'GetAvailabilityForPackage Dec 2025', (found, { PackageDate }) =>
    isPast(PackageDate) ? { n: 1, Msg: '', Status: 'Available' } : found,
  ),
]

const REFUSALS: readonly Fault[] = [
  inBody('an unknown set is another set', 'unknown', 'GetSetViewDetails', (found, _request, heard) => {
    if ('Setsmodel' in found) heard.set('set', found)
    return heard.get('set')
  }),
  inBody('a refusal has no sentence', 'words', 'GetEventsDetails', (found) => {
    const { n } = (found['response'] ?? {}) as Body
    return n === 0 ? { response: { n: 0, Msg: '' } } : found
  }),
  inBody('a refusal shows the program', 'words', 'GetPackageDeatils', (found) => {
    const { n } = (found['response'] ?? {}) as Body
    const Msg = 'System.NullReferenceException: Object reference not set at Shop.Packages.Find(String slug)'
    return n === 0 ? { response: { n: 0, Msg } } : found
  }),
  inAnswer('an unknown token is status 200', 'token', 'GetMyBookings', (passing) => void (passing.status = 200)),
  inAnswer('bookings are shown without a token', 'token', 'GetMyBookings', (passing) => {
    if (passing.sent.get('authToken') === null) passing.text = JSON.stringify({ bookingmodellist: [] })
  }),
]

const BOOKING: readonly Fault[] = [
  inBody('another date adds the package again', 'cart', 'GetUserCart', (found) => {
    const [group] = groupsIn(found)
    if (group?.TypeId === 1) group.cart.push({ ...group.cart[0], CartitemId: 9999 })
  }),
  inBody('a removed line stays', 'cart', 'GetUserCart', (found, request, heard) => {
    if (!isGuest(request)) return found
    if (groupsIn(found).length === 2) heard.set('full', found)
    return heard.get('full')
  }),
  inBody(
    'a total is wrong',
    'sums',
    'GetUserCart GrantTotal',
    (found) => void (found['GrantTotal'] = Number(found['GrantTotal']) + 1),
  ),
  inBody('a guest’s cart is lost at the login', 'own-cart', 'GetUserCart', (found, request) =>
    isGuest(request) ? found : { ...found, cart: [] },
  ),
  inBody('a payment is in another currency', 'payment', 'CreateUserpayment Currency', (found) => {
    const model = found['PaymentTransactionModel'] as Body
    model['Currency'] = 'USD'
  }),
  inBody('an unsigned payment is booked', 'payment', 'CreateOrder', () => ACCEPTED),
  inAnswer('a token outlives the logout', 'logout', 'GetMyBookings', (passing) => {
    if (passing.status !== 401 || /^0+-/.test(passing.sent.get('authToken') ?? '')) return
    passing.status = 200
    passing.text = JSON.stringify({ bookingmodellist: [] })
  }),
]

const STAYS: readonly Fault[] = [
  inBody('past days of a room are available', 'stays', 'GetAvailabilityForCottage', (found, { CottageDate }) =>
    isPast(CottageDate) ? { n: 1, Status: 'Available', Msg: '' } : found,
  ),
  inBody('a professional has no availability', 'stays', 'GetAvailabilityForProfessional', () => ({ Msg: 'Free' })),
]

const hasWrongCode = ({ Otp, otp }: Fields): boolean => (Otp ?? otp) === '00000'
const LOGGED_IN = {
  ...ACCEPTED,
  n: 1,
  Msg: '',
  Token: 'abc',
  UserDetails: { Id: 1, Name: '', Mobile: '', EmailId: '' },
}
const WRONG_CODES = (
  [
    ['ChangeEmailId', 'any code changes the e-mail address'],
    ['ChangeMobileNumber', 'any code changes the mobile number'],
    ['VerifyOtpAndRegister', 'any code registers'],
    ['VerifyOptAndLogin', 'any code logs in'],
  ] as const
).map(([name, title]) =>
  inBody(title, 'wrong-codes', name, (found, request) => (hasWrongCode(request) ? LOGGED_IN : found)),
)

const ACCOUNT: readonly Fault[] = [
  { title: 'codes have six digits', row: 'code-form', at: 'codes', code: (code) => `${code}7` },
  { title: 'codes have letters', row: 'code-form', at: 'codes', code: (code) => `AB-${code}` },
  inBody('the time to wait is in milliseconds', 'extras', 'VerifyOptAndLogin RetryAfter', (found, { otp }) =>
    otp === '00000' ? { ...found, RetryAfter: 300_000 } : found,
  ),
  inBody('the needed code is spelt otherwise', 'extras', 'ChangeMobileNumber Needs', (found) => ({
    ...found,
    Needs: 'OldOTP',
  })),
  ...WRONG_CODES,
  inBody('a new customer has another name', 'registration', 'VerifyOtpAndRegister UserDetails.Name', (found) => {
    if (found['UserDetails']) (found['UserDetails'] as Body)['Name'] = 'Guest'
  }),
  inBody('a right code does not register', 'registration', 'VerifyOtpAndRegister', () => ({
    response: { n: 0, Msg: 'The code is wrong.' },
  })),
  inBody('a right code does not change the address', 'new-address', 'ChangeEmailId', () => ({
    n: 0,
    Msg: 'The code is wrong.',
  })),
  inBody('a tour costs GST on top', 'tour', 'CreateRecceUserpayment PaidAmount', (found) => {
    const model = found['PaymentTransactionModel'] as Body
    model['PaidAmount'] = Number(model['PaidAmount']) * 1.18
  }),
  inBody('an unsigned tour is booked', 'tour', 'CreateRecceUserOrder', () => ACCEPTED),
  inBody('the contact form takes any address', 'forms', 'SaveInquiryDetails', () => ACCEPTED),
  inBody('the newsletter takes any address', 'forms', 'SaveSubscribeDetails', () => ACCEPTED),
  inBody('the contact form refuses everything', 'forms', 'SaveInquiryDetails', () => ({
    response: { n: 0, Msg: 'Please try later.' },
  })),
]

export const FAULTS: readonly Fault[] = [
  ...ANSWERS,
  ...BROWSER,
  ...PREFLIGHTS,
  ...ENVELOPE,
  ...FIELDS,
  ...VALUES,
  ...WRONG_VALUES,
  ...CATALOGUE,
  ...DAYS,
  ...REFUSALS,
  ...BOOKING,
  ...STAYS,
  ...ACCOUNT,
]
