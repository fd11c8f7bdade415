/** Every row has at least one planted fault. */
import type { CallName } from '../../contract/calls.ts'
import type { Fault, Fields, Passing } from './proxy.ts'

type Change = NonNullable<Fault['change']>
type Body = Record<string, unknown>

function answering(name: CallName, change: (passing: Passing) => void): Change {
  return (passing) => {
    if (passing.name === name) change(passing)
  }
}

function body(name: CallName, change: (found: Body, request: Fields) => unknown): Change {
  return answering(name, (passing) => {
    const found = JSON.parse(passing.text) as Body
    passing.text = JSON.stringify(change(found, passing.request) ?? found)
  })
}

const itemsOf = (found: Body, list: string): Body[] => (found[list] as Body[] | undefined) ?? []

const first = (name: CallName, list: string, change: (item: Body) => void): Change =>
  body(name, (found) => itemsOf(found, list).slice(0, 1).forEach(change))

function renamed(item: Body, from: string, to: string): void {
  item[to] = item[from]
  delete item[from]
}

const header = (passing: Passing, name: string, value: string): void => passing.headers.set(name, value)

const allowing =
  (name: string, value: string): NonNullable<Fault['preflight']> =>
  (headers) => {
    headers.set(name, value)
    return undefined
  }

const groupsIn = (found: Body): { TypeId: number; cart: Body[] }[] =>
  itemsOf(found, 'cart') as { TypeId: number; cart: Body[] }[]

const isGuest = ({ UserId }: Fields): boolean => UserId === ''
const ACCEPTED = { response: { n: 1, Msg: '' } }
const isPast = (date: unknown): boolean => String(date).endsWith(' Dec 2025')

function remembering(make: (heard: Map<string, Body>) => Change): Change {
  return make(new Map())
}

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
  {
    title: 'a call fails with status 500',
    row: 'status',
    at: 'GetProp',
    change: answering('GetProp', (passing) => void (passing.status = 500)),
  },
  {
    title: 'a call is redirected',
    row: 'status',
    at: 'GetRoomPackage',
    change: answering('GetRoomPackage', (passing) => {
      passing.status = 302
      header(passing, 'location', '/v2/rooms')
    }),
  },
  {
    title: 'a proxy answers with a page of HTML',
    row: 'json',
    at: 'GetFAQ',
    change: answering('GetFAQ', (passing) => void (passing.text = '<!doctype html><p>Please log in.')),
  },
  {
    title: 'JSON breaks off',
    row: 'json',
    at: 'GetBlogs',
    change: answering('GetBlogs', (passing) => void (passing.text = passing.text.slice(0, 200))),
  },
  {
    title: 'JSON is sent as text/html',
    row: 'json',
    at: 'GetOutFits',
    change: answering('GetOutFits', (passing) => header(passing, 'content-type', 'text/html')),
  },
  {
    title: 'calls of one page are too many',
    row: 'together',
    at: 'GetEventsCategory',
    change: answering('GetEventsCategory', (passing) => void (passing.status = 429)),
  },
  {
    title: 'a call takes four seconds',
    row: 'speed',
    at: 'GetOutFits',
    change: answering('GetOutFits', (passing) => void (passing.took = 4000)),
  },
  {
    title: 'pictures are sent inside the answer',
    row: 'size',
    at: 'GetProp',
    change: body('GetProp', (found) => void (found['Preview'] = 'x'.repeat(600_000))),
  },
  {
    title: 'caches may keep bookings',
    row: 'private',
    at: 'GetMyBookings',
    change: answering('GetMyBookings', (passing) => header(passing, 'cache-control', 'public, max-age=600')),
  },
]

const BROWSER: readonly Fault[] = [
  {
    title: 'a wrong key is accepted',
    row: 'key',
    at: 'GetFAQ',
    change: answering('GetFAQ', (passing) => {
      if (passing.sent.get('x-api-key') !== 'demo-key') passing.text = JSON.stringify({ ...ACCEPTED, FAQList: [] })
    }),
  },
  { title: 'OPTIONS is not known', row: 'preflight', at: 'GetUserCart', preflight: () => 405 },
  {
    title: 'another address is allowed',
    row: 'preflight',
    at: 'GetUserCart',
    preflight: allowing('access-control-allow-origin', 'https://www.shop.example'),
  },
  {
    title: 'the key’s header is not allowed',
    row: 'allow-key',
    at: 'GetUserCart',
    preflight: allowing('access-control-allow-headers', 'content-type, authToken'),
  },
  {
    title: 'Content-Type is not allowed',
    row: 'allow-type',
    at: 'GetPackageCategory',
    preflight: allowing('access-control-allow-headers', 'x-api-key, authToken'),
  },
  {
    title: 'authToken is not allowed',
    row: 'allow-token',
    at: 'GetUserCart',
    preflight: allowing('access-control-allow-headers', 'x-api-key, content-type'),
  },
  {
    title: 'answers do not allow the shop',
    row: 'allow-answer',
    at: 'GetSets',
    change: answering('GetSets', (passing) => passing.headers.delete('access-control-allow-origin')),
  },
  {
    title: 'every call is asked about again',
    row: 'allow-age',
    at: 'GetUserCart',
    preflight: allowing('access-control-max-age', ''),
  },
]

const ENVELOPE: readonly Fault[] = [
  {
    title: 'response is written Response',
    row: 'place-of-n',
    at: 'response.n',
    change: body('GetFAQ', (found) => renamed(found, 'response', 'Response')),
  },
  {
    title: 'n is wrapped in result',
    row: 'place-of-n',
    at: 'GetAvailabilityForPackage',
    change: body('GetAvailabilityForPackage', ({ n, Msg, ...found }) => ({ ...found, result: { n, Msg } })),
  },
  {
    title: 'n is a text',
    row: 'value-of-n',
    at: 'response.n',
    change: body('GetProp', (found) => ({ ...found, response: { n: '1', Msg: '' } })),
  },
  {
    title: 'n is a word',
    row: 'value-of-n',
    at: 'response.n',
    change: body('GetFoodAndBeverages', (found) => ({ ...found, response: { n: 'success', Msg: '' } })),
  },
  {
    title: 'a right request is refused',
    row: 'accepted',
    at: 'GetSets',
    change: body('GetSets', () => ({ Response: { n: 0, Msg: 'Please try again later.' } })),
  },
]

const FIELDS: readonly Fault[] = [
  {
    title: 'a list has another capital',
    row: 'names',
    at: 'packagelist',
    change: body('GetPackageDeatils', (found) => {
      if ('packagelist' in found) renamed(found, 'packagelist', 'PackageList')
    }),
  },
  {
    title: 'a field has another capital',
    row: 'names',
    at: 'OutfitID',
    change: first('GetOutFits', 'OutFitList', (item) => renamed(item, 'OutfitID', 'OutfitId')),
  },
  {
    title: 'a list is missing',
    row: 'lists',
    at: 'FAQList',
    change: body('GetFAQ', (found) => void delete found['FAQList']),
  },
  {
    title: 'a required field is missing',
    row: 'required',
    at: 'PropName',
    change: first('GetProp', 'PropList', (item) => void delete item['PropName']),
  },
  {
    title: 'an amount in the cart is null',
    row: 'money',
    at: 'cart[0].cart[0].Amount',
    writes: true,
    change: body('GetUserCart', (found) => {
      for (const line of groupsIn(found)[0]?.cart ?? []) line['Amount'] = null
    }),
  },
  {
    title: 'an amount of a booking is a sentence',
    row: 'money',
    at: 'bookingdetails[0].bookingdetails[0].ProductPrice',
    writes: true,
    change: body('GetMyBookingsDetails', (found) => {
      for (const group of itemsOf(found, 'bookingdetails'))
        for (const line of itemsOf(group, 'bookingdetails')) line['ProductPrice'] = 'On request'
    }),
  },
  {
    title: 'dates are written 2026-01-05',
    row: 'dates',
    at: 'ShootDate',
    change: body('GetMyBookings', (found) => {
      for (const booking of itemsOf(found, 'bookingmodellist')) booking['ShootDate'] = '2026-02-04'
    }),
  },
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

/** Violates each value rule. */
export const BROKEN: Readonly<Record<string, unknown>> = {
  'VerifyOptAndLogin Token': 'a token with spaces',
  'VerifyOptAndLogin UserDetails.Id': 'मीरा',
  'VerifyOptAndLogin UserDetails.Mobile': '+919876543210',
  'VerifyOtpAndRegister Token': 'a token with spaces',
  'VerifyOtpAndRegister UserDetails.Id': 'मीरा',
  'VerifyOtpAndRegister UserDetails.Mobile': '+919876543210',
  'GetMyBookings bookingmodellist[].IsUpcoming': 2,
  'GetMyBookings bookingmodellist[].BookingType': 'Studio tour',
  'GetMyBookingsDetails bookingdetails[].TypeId': 6,
  'GetUserCart cart[].TypeId': 10,
  'GetUserCart gstmodel.GSTPercent': 1800,
  'GetOutfitCategoryTypeList Outfitcategorylist[].Type': 'For women',
  'GetOutfitCategory Outfitcategorylist[].OutfitCategoryId': 'saree,silk',
  'GetOutFits OutFitList[].SellingPrice': 0,
  'GetFoodAndBeverages foodandbeverageslist[].PerHeadPrice': 0,
  'GetPackageDeatils packagelist[].SellingPrice': 0,
  'GetRoomPackage Roompackagelist[].SellingPrice': 0,
  'GetRecceCategory reccecategorylist[].PerHeadPrice': 0,
  'GetRecceCategory reccecategorylist[].TimeInMinitues': 0,
  'GetProfessionalDetails professionallist[].InstagramLink': '@ravi.pictures',
  'GetBlogs PageCount': 70_000_000,
  'CreateUserpayment PaymentTransactionModel.ColorCode': 'green',
}

/** @param where for example `GetPackageDeatils packagelist[].PackageId` */
function wrongValue(where: string, value: unknown): Pick<Fault, 'at' | 'change'> {
  const [name = '', path = ''] = where.split(' ')
  return {
    at: path.replaceAll('[]', '[0]'),
    change: body(name as CallName, (found) => put(found, path.split('.'), value)),
  }
}

const VALUES = Object.entries(BROKEN).map(([key, value]): Fault => ({
  title: `${key} is ${String(value)}`,
  row: 'values',
  ...(/^(?:Verify|GetMy|GetUser|Create)/.test(key) && { writes: true }),
  ...wrongValue(key, value),
}))

const WRONG_VALUES = (
  [
    ['an id is null', 'ids', 'GetPackageDeatils packagelist[].PackageId', null],
    ['an id that may be missing is empty', 'ids', 'GetProfessionalCategory professionalcategorylist[].ProfCatId', ''],
    ['an id is a number that JavaScript rounds', 'ids', 'GetFAQ FAQList[].FAQId', 2 ** 53],
    ['a text is an object', 'texts', 'GetSets Setslist[].SetName', { en: 'Stepwell' }],
    ['a number is a word', 'numbers', 'GetRecceCategory reccecategorylist[].TimeInMinitues', 'two hours'],
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
).map(([title, row, where, value]): Fault => ({ title, row, ...wrongValue(where, value) }))

const CATALOGUE: readonly Fault[] = [
  {
    title: 'outfits for everybody have another type',
    row: 'looked-for',
    at: 'GetOutfitCategoryTypeList',
    change: first('GetOutfitCategoryTypeList', 'Outfitcategorylist', (item) => void (item['Type'] = 'All')),
  },
  {
    title: 'no picture of an event is of the type Gallery',
    row: 'looked-for',
    at: 'GetEventsDetails',
    change: body('GetEventsDetails', (found) =>
      itemsOf(found, 'eventdetaillist').forEach((item) => void (item['Type'] = 'gallery')),
    ),
  },
  {
    title: 'two packages have one id',
    row: 'unique',
    at: 'PackageId',
    change: body('GetPackageDeatils', (found) => {
      const [one, other] = itemsOf(found, 'packagelist')
      if (one && other) other['PackageId'] = one['PackageId']
    }),
  },
  {
    title: 'a price range is in paise',
    row: 'range',
    at: 'GetOutfitCategory',
    change: body('GetOutfitCategory', (found) => {
      const range = found['Price'] as Record<string, number>
      found['Price'] = { MinSellingPrice: (range['MinSellingPrice'] ?? 0) * 100, MaxSellingPrice: 9_000_000 }
    }),
  },
  {
    title: 'an event has no details',
    row: 'links',
    at: 'eventdetaillist',
    change: body('GetEventsDetails', (found) => ({ ...found, eventdetaillist: [] })),
  },
  {
    title: 'PageNumber is ignored',
    row: 'pages',
    at: 'PageNumber 2',
    change: remembering((heard) =>
      body('GetBlogs', (found, { PageNumber }) => {
        if (PageNumber === 1) heard.set('first', found)
        return heard.get('first')
      }),
    ),
  },
  {
    title: 'a post is encoded twice',
    row: 'post',
    at: 'BlogContent',
    change: body('GetBlogWithSlug', (found) => {
      const post = found['blogs'] as Body | undefined
      if (post) post['BlogContent'] = String(post['BlogContent']).replaceAll('&', '&amp;')
    }),
  },
]

const DAYS: readonly Fault[] = [
  {
    title: 'dates are expected as 2026-01-05',
    row: 'days',
    at: 'GetAvailabilityForPackage',
    change: body('GetAvailabilityForPackage', () => ({ n: 0, Msg: 'The date is not valid.' })),
  },
  {
    title: 'past days are available',
    row: 'no-days',
    at: 'Dec 2025',
    change: body('GetAvailabilityForPackage', (found, { PackageDate }) =>
      isPast(PackageDate) ? { n: 1, Msg: '', Status: 'Available' } : found,
    ),
  },
]

const REFUSALS: readonly Fault[] = [
  {
    title: 'an unknown set is another set',
    row: 'unknown',
    at: 'GetSetViewDetails',
    change: remembering((heard) =>
      body('GetSetViewDetails', (found) => {
        if ('Setsmodel' in found) heard.set('set', found)
        return heard.get('set')
      }),
    ),
  },
  {
    title: 'a refusal has no sentence',
    row: 'words',
    at: 'GetEventsDetails',
    change: body('GetEventsDetails', (found) => {
      const { n } = (found['response'] ?? {}) as Body
      return n === 0 ? { response: { n: 0, Msg: '' } } : found
    }),
  },
  {
    title: 'a refusal shows the program',
    row: 'words',
    at: 'GetPackageDeatils',
    change: body('GetPackageDeatils', (found) => {
      const { n } = (found['response'] ?? {}) as Body
      const Msg = 'System.NullReferenceException: Object reference not set at Shop.Packages.Find(String slug)'
      return n === 0 ? { response: { n: 0, Msg } } : found
    }),
  },
  {
    title: 'an unknown token is status 200',
    row: 'token',
    at: 'GetMyBookings',
    change: answering('GetMyBookings', (passing) => void (passing.status = 200)),
  },
  {
    title: 'bookings are shown without a token',
    row: 'token',
    at: 'GetMyBookings',
    change: answering('GetMyBookings', (passing) => {
      if (passing.sent.get('authToken') === null) passing.text = JSON.stringify({ bookingmodellist: [] })
    }),
  },
]

const BOOKING: readonly Fault[] = [
  {
    title: 'another date adds the package again',
    row: 'cart',
    at: 'GetUserCart',
    change: body('GetUserCart', (found) => {
      const [group] = groupsIn(found)
      if (group?.TypeId === 1) group.cart.push({ ...group.cart[0], CartitemId: 9999 })
    }),
  },
  {
    title: 'a removed line stays',
    row: 'cart',
    at: 'GetUserCart',
    change: remembering((heard) =>
      body('GetUserCart', (found, request) => {
        if (!isGuest(request)) return found
        if (groupsIn(found).length === 2) heard.set('full', found)
        return heard.get('full')
      }),
    ),
  },
  {
    title: 'a total is wrong',
    row: 'sums',
    at: 'GrantTotal',
    change: body('GetUserCart', (found) => void (found['GrantTotal'] = Number(found['GrantTotal']) + 1)),
  },
  {
    title: 'a guest’s cart is lost at the login',
    row: 'own-cart',
    at: 'GetUserCart',
    change: body('GetUserCart', (found, request) => (isGuest(request) ? found : { ...found, cart: [] })),
  },
  {
    title: 'a payment is in another currency',
    row: 'payment',
    at: 'Currency',
    change: body('CreateUserpayment', (found) => {
      const model = found['PaymentTransactionModel'] as Body
      model['Currency'] = 'USD'
    }),
  },
  {
    title: 'an unsigned payment is booked',
    row: 'payment',
    at: 'CreateOrder',
    change: body('CreateOrder', () => ACCEPTED),
  },
  {
    title: 'a token outlives the logout',
    row: 'logout',
    at: 'GetMyBookings',
    change: answering('GetMyBookings', (passing) => {
      if (passing.status !== 401 || /^0+-/.test(passing.sent.get('authToken') ?? '')) return
      passing.status = 200
      passing.text = JSON.stringify({ bookingmodellist: [] })
    }),
  },
]

const STAYS: readonly Fault[] = [
  {
    title: 'past days of a room are available',
    row: 'stays',
    at: 'GetAvailabilityForCottage',
    change: body('GetAvailabilityForCottage', (found, { CottageDate }) =>
      isPast(CottageDate) ? { n: 1, Status: 'Available', Msg: '' } : found,
    ),
  },
  {
    title: 'a professional has no availability',
    row: 'stays',
    at: 'GetAvailabilityForProfessional',
    change: body('GetAvailabilityForProfessional', () => ({ Msg: 'Free' })),
  },
]

const hasWrongCode = ({ Otp, otp }: Fields): boolean => (Otp ?? otp) === '00000'
const WRONG_CODES = (
  [
    ['ChangeEmailId', 'any code changes the e-mail address'],
    ['ChangeMobileNumber', 'any code changes the mobile number'],
    ['VerifyOtpAndRegister', 'any code registers'],
    ['VerifyOptAndLogin', 'any code logs in'],
  ] as const
).map(([name, title]): Fault => {
  const accepted = {
    ...ACCEPTED,
    n: 1,
    Msg: '',
    Token: 'abc',
    UserDetails: { Id: 1, Name: '', Mobile: '', EmailId: '' },
  }
  const change = body(name, (found, request) => (hasWrongCode(request) ? accepted : found))
  return { title, row: 'wrong-codes', at: name, change }
})

const BAD_FORMS = (
  [
    ['SaveInquiryDetails', 'the contact form takes any address'],
    ['SaveSubscribeDetails', 'the newsletter takes any address'],
  ] as const
).map(([name, title]): Fault => {
  const change = body(name, () => ACCEPTED)
  return { title, row: 'forms', at: name, change }
})

const ACCOUNT: readonly Fault[] = [
  { title: 'codes have six digits', row: 'code-form', at: 'codes', code: (code) => `${code}7` },
  { title: 'codes have letters', row: 'code-form', at: 'codes', code: (code) => `AB-${code}` },
  {
    title: 'the time to wait is in milliseconds',
    row: 'extras',
    at: 'RetryAfter',
    change: body('VerifyOptAndLogin', (found, { otp }) =>
      otp === '00000' ? { ...found, RetryAfter: 300_000 } : found,
    ),
  },
  {
    title: 'the needed code is spelt otherwise',
    row: 'extras',
    at: 'Needs',
    change: body('ChangeMobileNumber', (found) => ({ ...found, Needs: 'OldOTP' })),
  },
  ...WRONG_CODES,
  {
    title: 'a new customer has another name',
    row: 'registration',
    at: 'UserDetails.Name',
    change: body('VerifyOtpAndRegister', (found) => {
      if (found['UserDetails']) (found['UserDetails'] as Body)['Name'] = 'Guest'
    }),
  },
  {
    title: 'a right code does not register',
    row: 'registration',
    at: 'VerifyOtpAndRegister',
    change: body('VerifyOtpAndRegister', () => ({ response: { n: 0, Msg: 'The code is wrong.' } })),
  },
  {
    title: 'a right code does not change the address',
    row: 'new-address',
    at: 'ChangeEmailId',
    change: body('ChangeEmailId', () => ({ n: 0, Msg: 'The code is wrong.' })),
  },
  {
    title: 'a tour costs GST on top',
    row: 'tour',
    at: 'PaidAmount',
    change: body('CreateRecceUserpayment', (found) => {
      const model = found['PaymentTransactionModel'] as Body
      model['PaidAmount'] = Number(model['PaidAmount']) * 1.18
    }),
  },
  {
    title: 'an unsigned tour is booked',
    row: 'tour',
    at: 'CreateRecceUserOrder',
    change: body('CreateRecceUserOrder', () => ACCEPTED),
  },
  ...BAD_FORMS,
  {
    title: 'the contact form refuses everything',
    row: 'forms',
    at: 'SaveInquiryDetails',
    change: body('SaveInquiryDetails', () => ({ response: { n: 0, Msg: 'Please try later.' } })),
  },
]

export const FAULTS: readonly Fault[] = [
  ...ANSWERS,
  ...BROWSER,
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
