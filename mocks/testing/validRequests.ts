/**
 * For each call a valid request, the path of its `n` and the fields of its answer. Written by hand from the documents,
 * so that errors in the declared calls show.
 */
import type { CallName } from '../../storefront/api/contract/calls.ts'
import { addDays, dMy, slashed, today } from '../../storefront/text/dates.ts'
import { codeIn, dayWith, item, NOW, outcome, type Body } from './provider.ts'
import { GUEST, type Visitor, type Visitors } from './visitor.ts'

const PACKAGE = 142
const PACKAGE_DAY = dMy(dayWith(6, PACKAGE))
const STAY = 202
const STAY_DAY = dMy(dayWith(2, STAY, 'stay'))

export interface ValidRequest {
  /** The path of `n`; `none` if the answer has none. */
  readonly n: 'response.n' | 'Response.n' | 'ResponseList[0].n' | 'n' | 'none'
  /** Paths such as `list[].field`. Lists are not empty. */
  readonly fields: readonly string[]
  /** Missing if the call sends nothing. */
  readonly request?: (visitors: Visitors, who: Visitor) => Promise<Body> | Body
  /** A registered user, or one with a package in the cart; a guest unless given. */
  readonly as?: 'user' | 'shopper'
}

const list = (name: string, ...fields: string[]) => fields.map((field) => `${name}[].${field}`)
const ids = ({ UserId, sessionId }: Visitor) => ({ UserId, sessionId })

const TRANSACTION = ['PaymentKey', 'PaidAmount', 'Currency', 'CompanyName', 'PaymentId', 'Logo']
  .concat(['PaymentGatewayOrderId', 'Name', 'MobileNo', 'EmailId', 'ColorCode'])
  .map((field) => `PaymentTransactionModel.${field}`)
const LOGIN = ['Token', 'UserDetails.Id', 'UserDetails.Name', 'UserDetails.Mobile', 'UserDetails.EmailId']
const LINE_FIELDS = ['ProductCategory', 'ProductName', 'StartTime', 'EndTime', 'BookingDate', 'Quantity'].concat([
  'ProductPrice',
  'ProductSellingAmount',
])
const BILL = ['FullName', 'Email', 'Phone', 'TotalAmount', 'ProductDiscount', 'AdditionalDiscount']
  .concat(['TotalProductAmountToPay', 'CouponCode', 'CouponDiscount', 'TotalAmountToPay', 'AdvanceAmountPaid'])
  .concat(['CGSTPercentage', 'SGSTPercentage', 'CGSTAmount', 'SGSTAmount'])

const billing = (who: Visitor) => ({
  ...ids(who),
  Amount: 3000,
  FullName: 'Asha Rao',
  Phone: who.mobile,
  Email: 'asha@example.com',
  GST: '',
  OrderNote: 'Two cars',
  CouponCode: '',
})

const tour = (who: Visitor) => ({
  FullName: 'Asha Rao',
  MobileNo: who.mobile,
  EmailId: 'asha@example.com',
  VisitingDate: slashed(addDays(today(NOW), 2)),
  NumberOfPeople: 2,
  ProfessionalId: who.UserId,
  VisitingTime: '10:00 AM - 12:00 PM',
  TypeOfShoot: 1,
  Amount: 236,
})

async function paid(visitors: Visitors, who: Visitor, name: CallName, request: Body): Promise<Body> {
  const { body } = await visitors.ask(name, request, who)
  return visitors.pay(body['PaymentTransactionModel'] as Body)
}

async function booked(visitors: Visitors, who: Visitor): Promise<Body> {
  await visitors.ask('CreateOrder', await paid(visitors, who, 'CreateUserpayment', billing(who)))
  const { body } = await visitors.ask('GetMyBookings', { UserId: who.UserId }, who)
  const [booking] = body['bookingmodellist'] as Body[]
  if (!booking) throw new Error('There is no booking')
  return booking
}

/** A code is valid only in the browser that requested it. */
async function code(visitors: Visitors, who: Visitor, name: CallName, request: Body): Promise<string> {
  return codeIn(outcome((await visitors.ask(name, request, who)).body).Msg)
}

export const VALID_REQUESTS: Readonly<Record<CallName, ValidRequest>> = {
  GetAllHomeScreenBanner: { n: 'Response.n', fields: ['BannerList[].ThumbnailLink'] },
  GetPackageCategory: { n: 'response.n', fields: list('packagecategorylist', 'SlugName', 'CategoryName') },
  GetOutfitCategoryTypeList: { n: 'Response.n', fields: list('Outfitcategorylist', 'OutfitCategoryName', 'Type') },
  GetOutfitCategory: {
    n: 'Response.n',
    fields: [
      ...list('Outfitcategorylist', 'OutfitCategoryId', 'OutfitCategoryName'),
      'Price.MinSellingPrice',
      'Price.MaxSellingPrice',
    ],
    request: () => ({ GenderType: 'F' }),
  },
  GetOutFits: {
    n: 'response.n',
    fields: list('OutFitList', 'OutfitID', 'ProductName', 'ImageLink', 'Sizes', 'SellingPrice', 'Price'),
    request: () => ({ OutfitCategoryId: '', FromPrice: 0, ToPrice: 100_000, GenderType: 'A' }),
  },
  GetPropCategory: { n: 'response.n', fields: list('propcategorylist', 'SlugName', 'PropCategoryName') },
  GetProp: { n: 'response.n', fields: list('PropList', 'SlugName', 'PropCategoryName', 'PropName', 'ThmbnailLink') },
  GetSets: { n: 'Response.n', fields: list('Setslist', 'SlugId', 'SetName', 'ThumbnailImages') },
  GetSetViewDetails: {
    n: 'none',
    fields: ['Setsmodel.SetName', 'Setsmodel.SetDescription', 'Setsmodel.SetGalleryImages[].FileLink'],
    request: async ({ ask }) => ({ setId: ((await ask('GetSets')).body['Setslist'] as Body[])[0]?.['SlugId'] }),
  },
  GetProfessionalCategory: {
    n: 'none',
    fields: list('professionalcategorylist', 'Name', 'SlugName', 'ImageLink', 'ProfCatId'),
  },
  GetProfessionalDetails: {
    n: 'response.n',
    fields: [
      'professionalcategory.ImageLink',
      'professionalcategory.CateogryDescription',
      ...list('professionallist', 'ID', 'Name', 'ProfessionalImageLink', 'InstagramLink', 'ProfessionalDescriptions'),
      ...list('professionallist', 'Experience', 'Count', 'SlugName'),
    ],
    request: () => ({ SlugName: 'photographers' }),
  },
  GetProfessionalGallery: {
    n: 'none',
    fields: ['professionalgallerylist[].Filelink'],
    request: async ({ ask }) => {
      const { body } = await ask('GetProfessionalDetails', { SlugName: 'photographers' })
      return { SlugName: (body['professionallist'] as Body[]).find(({ Count }) => Number(Count) > 0)?.['SlugName'] }
    },
  },
  GetAvailabilityForProfessional: {
    n: 'n',
    fields: ['Msg'],
    request: (_visitors, who) => ({ ...ids(who), ProfessionalId: 311 }),
    as: 'shopper',
  },
  GetFoodAndBeverages: {
    n: 'response.n',
    fields: list('foodandbeverageslist', 'Id', 'Title', 'PerHeadPrice', 'MenuIncludes'),
  },
  GetEventsCategory: {
    n: 'none',
    fields: list('eventcategorylist', 'EventCategoryName', 'ImageLink', 'EventPrice', 'SlugId'),
  },
  GetEventsDetails: {
    n: 'response.n',
    fields: [
      ...list('eventdetaillist', 'EventCategoryLink', 'EventCategoryName', 'EventCategoryDescription'),
      ...list('eventdetaillist', 'ImageLink', 'Type'),
      'setdetaillist',
    ],
    request: async ({ ask }) => {
      const { body } = await ask('GetEventsCategory')
      return { SlugName: (body['eventcategorylist'] as Body[])[0]?.['SlugId'] }
    },
  },
  GetPackageDeatils: {
    n: 'response.n',
    fields: [
      ...list('packagelist', 'PackageId', 'PackageName', 'CategoryName', 'PackageDetails', 'StartTime', 'EndTime'),
      ...list('packagelist', 'SellingPrice', 'PackagePrice', 'DiscountAmount', 'PackageType'),
    ],
    request: () => ({ SlugName: 'pre-wedding-maternity' }),
  },
  GetAvailabilityForPackage: {
    n: 'n',
    fields: ['Status', 'Msg'],
    request: () => ({ PackageDate: PACKAGE_DAY, PackageId: PACKAGE }),
  },
  AddToUserCart: {
    n: 'n',
    fields: ['Msg'],
    request: (_visitors, who) => item('package', PACKAGE, { ...who, BookingDate: PACKAGE_DAY }),
    as: 'user',
  },
  GetUserCart: {
    n: 'response.n',
    fields: [
      'cart[].TypeId',
      'cart[].Amount',
      ...['CartitemId', 'ProductId', ...LINE_FIELDS, 'PackageId', 'Amount'].map((field) => `cart[].cart[].${field}`),
      'GrantTotal',
      'DiscountAmount',
      'MinimumBookingAmount',
      'gstmodel.GSTPercent',
      'gstmodel.GSTAmount',
    ],
    request: (_visitors, who) => ids(who),
    as: 'shopper',
  },
  ValidateUserCart: {
    n: 'ResponseList[0].n',
    fields: ['ResponseList[].Msg'],
    request: (_visitors, who) => ids(who),
    as: 'shopper',
  },
  GetFAQ: { n: 'response.n', fields: list('FAQList', 'FAQId', 'Question', 'Answer') },
  SaveInquiryDetails: {
    n: 'response.n',
    fields: ['response.Msg'],
    request: () => ({ Name: 'Asha', EmailId: 'asha@example.com', PhoneNo: '9000000001', Message: 'Is Friday free?' }),
  },
  GetBlogs: {
    n: 'none',
    fields: ['PageCount', ...list('blogs', 'Slug', 'Title', 'Description', 'ThumbnailLink')],
    request: () => ({ PageNumber: 1 }),
  },
  GetBlogWithSlug: {
    n: 'response.n',
    fields: ['blogs.Title', 'blogs.Description', 'blogs.ThumbnailLink', 'blogs.BlogContent'],
    request: async ({ ask }) => {
      const { body } = await ask('GetBlogs', { PageNumber: 1 })
      return { Slug: (body['blogs'] as Body[])[0]?.['Slug'] }
    },
  },
  ApplyCoupon: {
    n: 'response.n',
    fields: ['response.Msg', 'couponmodel.Amount'],
    request: (_visitors, who) => ({ ...ids(who), CouponCode: 'FIRSTLIGHT' }),
    as: 'shopper',
  },
  RemoveItemFromUserCart: {
    n: 'n',
    fields: ['Msg'],
    request: async ({ ask }, who) => {
      const { body } = await ask('GetUserCart', ids(who), who)
      const [group] = body['cart'] as { cart: Body[] }[]
      return { ...ids(who), Cartid: group?.cart[0]?.['CartitemId'] }
    },
    as: 'shopper',
  },
  CreateUserpayment: {
    n: 'response.n',
    fields: ['response.Msg', ...TRANSACTION],
    request: (_visitors, who) => billing(who),
    as: 'shopper',
  },
  CreateOrder: {
    n: 'response.n',
    fields: [],
    request: (visitors, who) => paid(visitors, who, 'CreateUserpayment', billing(who)),
    as: 'shopper',
  },
  GetRoomPackage: {
    n: 'response.n',
    fields: [
      ...list('Roompackagelist', 'Id', 'CottagePackageName', 'CottagePackageDescription', 'Price', 'SellingPrice'),
    ],
    request: () => ({ PackageTypeId: '1' }),
  },
  GetAvailabilityForCottage: {
    n: 'n',
    fields: ['Status', 'Msg'],
    request: (_visitors, { UserId, sessionId }) => {
      return { CottageDate: STAY_DAY, NoOfCottage: 1, StayId: STAY, ActionBy: UserId, sessionId }
    },
  },
  GetMyBookings: {
    n: 'none',
    fields: [
      ...list('bookingmodellist', 'Id', 'OrderId', 'ShootDate', 'BookingDate', 'TotalAmountToPay', 'BookingType'),
      'bookingmodellist[].IsUpcoming',
    ],
    request: async (visitors, who) => {
      await booked(visitors, who)
      return { UserId: who.UserId }
    },
    as: 'shopper',
  },
  GetMyBookingsDetails: {
    n: 'none',
    fields: [
      'bookingdetails[].TypeId',
      'bookingdetails[].Amount',
      ...LINE_FIELDS.map((field) => `bookingdetails[].bookingdetails[].${field}`),
      ...BILL.map((field) => `orderbillingdetails.${field}`),
    ],
    request: async (visitors, who) => ({ UserId: who.UserId, Id: (await booked(visitors, who))['Id'] }),
    as: 'shopper',
  },
  SendOtpToEmailIdForNonRegisterUserWeb: { n: 'n', fields: ['Msg'], request: () => ({ EmailId: 'new@example.com' }) },
  ChangeEmailId: {
    n: 'n',
    fields: ['Msg'],
    request: async (visitors, who) => {
      const NewEmailId = `new.${who.mobile}@example.com`
      const Otp = await code(visitors, who, 'SendOtpToEmailIdForNonRegisterUserWeb', { EmailId: NewEmailId })
      return { UserId: who.UserId, NewEmailId, Otp }
    },
    as: 'user',
  },
  SendOtpForNonRegisterUserWeb: { n: 'n', fields: ['Msg'], request: () => ({ MobileNo: '8000000001' }) },
  ChangeMobileNumber: {
    n: 'n',
    fields: ['Msg'],
    request: async (visitors, who) => {
      const NewMobileNumber = who.mobile.replace(/^91/, '81')
      const Otp = await code(visitors, who, 'SendOtpForNonRegisterUserWeb', { MobileNo: NewMobileNumber })
      const OldOtp = await code(visitors, who, 'CheckMobileAndGenrateOtp', { MobileNo: who.mobile })
      return { UserId: who.UserId, NewMobileNumber, Otp, OldOtp }
    },
    as: 'user',
  },
  CheckMobileAndGenrateOtp: {
    n: 'response.n',
    fields: ['response.Msg'],
    request: (_visitors, { mobile }) => ({ MobileNo: mobile }),
    as: 'user',
  },
  VerifyOptAndLogin: {
    n: 'response.n',
    fields: ['response.Msg', ...LOGIN],
    request: async (visitors, who) => {
      return {
        MobileNo: who.mobile,
        otp: await code(visitors, who, 'CheckMobileAndGenrateOtp', { MobileNo: who.mobile }),
      }
    },
    as: 'user',
  },
  VerifyOtpAndRegister: {
    n: 'response.n',
    fields: LOGIN,
    request: async (visitors, who) => {
      const Mobile = who.mobile.replace(/^91/, '82')
      const Otp = await code(visitors, who, 'SendOtpForNonRegisterUserWeb', { MobileNo: Mobile })
      return { Name: "Asha D'Souza", Mobile, EmailId: 'asha@example.com', Otp }
    },
    as: 'user',
  },
  Logout: {
    n: 'response.n',
    fields: ['response.Msg'],
    request: (_visitors, { UserId }) => ({ UserId }),
    as: 'user',
  },
  GetRecceCategory: {
    n: 'none',
    fields: list('reccecategorylist', 'Id', 'CategoryName', 'TimeInMinitues', 'PerHeadPrice'),
  },
  CreateRecceUserpayment: {
    n: 'response.n',
    fields: TRANSACTION,
    request: (_visitors, who) => tour(who),
    as: 'user',
  },
  CreateRecceUserOrder: {
    n: 'response.n',
    fields: [],
    request: (visitors, who) => paid(visitors, who, 'CreateRecceUserpayment', tour(who)),
    as: 'user',
  },
  SaveSubscribeDetails: { n: 'response.n', fields: ['response.Msg'], request: () => ({ EmailId: 'asha@example.com' }) },
}

/** A correct request, and somebody who may send it. */
export async function validRequest(name: CallName, visitors: Visitors): Promise<{ who: Visitor; request: Body }> {
  const { as, request } = VALID_REQUESTS[name]
  const shopper = () => visitors.shopper(PACKAGE, dayWith(6, PACKAGE), 'in a week of their own')
  const who = as === undefined ? GUEST : await (as === 'user' ? visitors.newcomer() : shopper())
  return { who, request: (await request?.(visitors, who)) ?? {} }
}
