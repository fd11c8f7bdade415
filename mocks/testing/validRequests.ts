/**
 * For tests: for each of the 45 calls a request that succeeds, where its `n` stands, and the fields of its
 * answer, written out by hand from the documents (CONTRACT.md) and not taken from the declared calls.
 */
import type { CallName } from '../../storefront/api/contract/calls.ts'
import { addDays, dMy, slashed, today } from '../../storefront/text/dates.ts'
import { codeIn, dayWith, item, NOW, outcome, type Body } from './provider.ts'
import type { Visitor, Visitors } from './visitor.ts'

export const PACKAGE = 142
export const PACKAGE_DAY = dMy(dayWith(6, PACKAGE))
const STAY = 202
const STAY_DAY = dMy(dayWith(2, STAY, 'stay'))

export interface Happy {
  /** The path of `n`, and `none` where the answer has none. */
  readonly n: 'response.n' | 'Response.n' | 'ResponseList[0].n' | 'n' | 'none'
  /** Paths of fields, `list[].field`; every list named here has elements. */
  readonly fields: readonly string[]
  /** What to send; who sends it has been registered before where `as` is a user. */
  readonly asked: (visitors: Visitors, who: Visitor) => Promise<Body> | Body
  readonly as: 'guest' | 'user' | 'shopper'
}

const list = (name: string, ...fields: string[]) => fields.map((field) => `${name}[].${field}`)
/** The request of a call that takes no fields. */
export const nothing = () => ({})
const ids = ({ UserId, sessionId }: Visitor) => ({ UserId, sessionId })

const TRANSACTION = ['PaymentKey', 'PaidAmount', 'Currency', 'CompanyName', 'PaymentId', 'Logo']
  .concat(['PaymentGatewayOrderId', 'Name', 'MobileNo', 'EmailId', 'ColorCode'])
  .map((field) => `PaymentTransactionModel.${field}`)
const LOGIN = ['Token', 'UserDetails.Id', 'UserDetails.Name', 'UserDetails.Mobile', 'UserDetails.EmailId']
const LINE = ['ProductCategory', 'ProductName', 'StartTime', 'EndTime', 'BookingDate', 'Quantity'].concat([
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

async function paid(visitors: Visitors, who: Visitor, name: CallName, asked: Body): Promise<Body> {
  const { body } = await visitors.ask(name, asked, who)
  return visitors.pay(body['PaymentTransactionModel'] as Body)
}

async function booked(visitors: Visitors, who: Visitor): Promise<Body> {
  await visitors.ask('CreateOrder', await paid(visitors, who, 'CreateUserpayment', billing(who)))
  const { body } = await visitors.ask('GetMyBookings', { UserId: who.UserId }, who)
  const [booking] = body['bookingmodellist'] as Body[]
  if (!booking) throw new Error('There is no booking')
  return booking
}

/** A code is good for whoever asked for it. */
async function code(visitors: Visitors, who: Visitor, name: CallName, asked: Body): Promise<string> {
  return codeIn(outcome((await visitors.ask(name, asked, who)).body).Msg)
}

export const HAPPY: Readonly<Record<CallName, Happy>> = {
  GetAllHomeScreenBanner: { n: 'Response.n', fields: ['BannerList[].ThumbnailLink'], asked: nothing, as: 'guest' },
  GetPackageCategory: {
    n: 'response.n',
    fields: list('packagecategorylist', 'SlugName', 'CategoryName'),
    asked: nothing,
    as: 'guest',
  },
  GetOutfitCategoryTypeList: {
    n: 'Response.n',
    fields: list('Outfitcategorylist', 'OutfitCategoryName', 'Type'),
    asked: nothing,
    as: 'guest',
  },
  GetOutfitCategory: {
    n: 'Response.n',
    fields: [
      ...list('Outfitcategorylist', 'OutfitCategoryId', 'OutfitCategoryName'),
      'Price.MinSellingPrice',
      'Price.MaxSellingPrice',
    ],
    asked: () => ({ GenderType: 'F' }),
    as: 'guest',
  },
  GetOutFits: {
    n: 'response.n',
    fields: list('OutFitList', 'OutfitID', 'ProductName', 'ImageLink', 'Sizes', 'SellingPrice', 'Price'),
    asked: () => ({ OutfitCategoryId: '', FromPrice: 0, ToPrice: 100_000, GenderType: 'A' }),
    as: 'guest',
  },
  GetPropCategory: {
    n: 'response.n',
    fields: list('propcategorylist', 'SlugName', 'PropCategoryName'),
    asked: nothing,
    as: 'guest',
  },
  GetProp: {
    n: 'response.n',
    fields: list('PropList', 'SlugName', 'PropCategoryName', 'PropName', 'ThmbnailLink'),
    asked: nothing,
    as: 'guest',
  },
  GetSets: {
    n: 'Response.n',
    fields: list('Setslist', 'SlugId', 'SetName', 'ThumbnailImages'),
    asked: nothing,
    as: 'guest',
  },
  GetSetViewDetails: {
    n: 'none',
    fields: ['Setsmodel.SetName', 'Setsmodel.SetDescription', 'Setsmodel.SetGalleryImages[].FileLink'],
    asked: async ({ ask }) => ({ setId: ((await ask('GetSets')).body['Setslist'] as Body[])[0]?.['SlugId'] }),
    as: 'guest',
  },
  GetProfessionalCategory: {
    n: 'none',
    fields: list('professionalcategorylist', 'Name', 'SlugName', 'ImageLink', 'ProfCatId'),
    asked: nothing,
    as: 'guest',
  },
  GetProfessionalDetails: {
    n: 'response.n',
    fields: [
      'professionalcategory.ImageLink',
      'professionalcategory.CateogryDescription',
      ...list('professionallist', 'ID', 'Name', 'ProfessionalImageLink', 'InstagramLink', 'ProfessionalDescriptions'),
      ...list('professionallist', 'Experience', 'Count', 'SlugName'),
    ],
    asked: () => ({ SlugName: 'photographers' }),
    as: 'guest',
  },
  GetProfessionalGallery: {
    n: 'none',
    fields: ['professionalgallerylist[].Filelink'],
    asked: async ({ ask }) => {
      const { body } = await ask('GetProfessionalDetails', { SlugName: 'photographers' })
      return { SlugName: (body['professionallist'] as Body[]).find(({ Count }) => Number(Count) > 0)?.['SlugName'] }
    },
    as: 'guest',
  },
  GetAvailabilityForProfessional: {
    n: 'n',
    fields: ['Msg'],
    asked: (_visitors, who) => ({ ...ids(who), ProfessionalId: 311 }),
    as: 'shopper',
  },
  GetFoodAndBeverages: {
    n: 'response.n',
    fields: list('foodandbeverageslist', 'Id', 'Title', 'PerHeadPrice', 'MenuIncludes'),
    asked: nothing,
    as: 'guest',
  },
  GetEventsCategory: {
    n: 'none',
    fields: list('eventcategorylist', 'EventCategoryName', 'ImageLink', 'EventPrice', 'SlugId'),
    asked: nothing,
    as: 'guest',
  },
  GetEventsDetails: {
    n: 'response.n',
    fields: [
      ...list('eventdetaillist', 'EventCategoryLink', 'EventCategoryName', 'EventCategoryDescription'),
      ...list('eventdetaillist', 'ImageLink', 'Type'),
      'setdetaillist',
    ],
    asked: async ({ ask }) => {
      const { body } = await ask('GetEventsCategory')
      return { SlugName: (body['eventcategorylist'] as Body[])[0]?.['SlugId'] }
    },
    as: 'guest',
  },
  GetPackageDeatils: {
    n: 'response.n',
    fields: [
      ...list('packagelist', 'PackageId', 'PackageName', 'CategoryName', 'PackageDetails', 'StartTime', 'EndTime'),
      ...list('packagelist', 'SellingPrice', 'PackagePrice', 'DiscountAmount', 'PackageType'),
    ],
    asked: () => ({ SlugName: 'pre-wedding-maternity' }),
    as: 'guest',
  },
  GetAvailabilityForPackage: {
    n: 'n',
    fields: ['Status', 'Msg'],
    asked: () => ({ PackageDate: PACKAGE_DAY, PackageId: PACKAGE }),
    as: 'guest',
  },
  AddToUserCart: {
    n: 'n',
    fields: ['Msg'],
    asked: (_visitors, who) => item('package', PACKAGE, { ...who, BookingDate: PACKAGE_DAY }),
    as: 'user',
  },
  GetUserCart: {
    n: 'response.n',
    fields: [
      'cart[].TypeId',
      'cart[].Amount',
      ...['CartitemId', 'ProductId', ...LINE, 'PackageId', 'Amount'].map((field) => `cart[].cart[].${field}`),
      'GrantTotal',
      'DiscountAmount',
      'MinimumBookingAmount',
      'gstmodel.GSTPercent',
      'gstmodel.GSTAmount',
    ],
    asked: (_visitors, who) => ids(who),
    as: 'shopper',
  },
  ValidateUserCart: {
    n: 'ResponseList[0].n',
    fields: ['ResponseList[].Msg'],
    asked: (_visitors, who) => ids(who),
    as: 'shopper',
  },
  GetFAQ: { n: 'response.n', fields: list('FAQList', 'FAQId', 'Question', 'Answer'), asked: nothing, as: 'guest' },
  SaveInquiryDetails: {
    n: 'response.n',
    fields: ['response.Msg'],
    asked: () => ({ Name: 'Asha', EmailId: 'asha@example.com', PhoneNo: '9000000001', Message: 'Is Friday free?' }),
    as: 'guest',
  },
  GetBlogs: {
    n: 'none',
    fields: ['PageCount', ...list('blogs', 'Slug', 'Title', 'Description', 'ThumbnailLink')],
    asked: () => ({ PageNumber: 1 }),
    as: 'guest',
  },
  GetBlogWithSlug: {
    n: 'response.n',
    fields: ['blogs.Title', 'blogs.Description', 'blogs.ThumbnailLink', 'blogs.BlogContent'],
    asked: async ({ ask }) => {
      const { body } = await ask('GetBlogs', { PageNumber: 1 })
      return { Slug: (body['blogs'] as Body[])[0]?.['Slug'] }
    },
    as: 'guest',
  },
  ApplyCoupon: {
    n: 'response.n',
    fields: ['response.Msg', 'couponmodel.Amount'],
    asked: (_visitors, who) => ({ ...ids(who), CouponCode: 'FIRSTLIGHT' }),
    as: 'shopper',
  },
  RemoveItemFromUserCart: {
    n: 'n',
    fields: ['Msg'],
    asked: async ({ ask }, who) => {
      const { body } = await ask('GetUserCart', ids(who), who)
      const [group] = body['cart'] as { cart: Body[] }[]
      return { ...ids(who), Cartid: group?.cart[0]?.['CartitemId'] }
    },
    as: 'shopper',
  },
  CreateUserpayment: {
    n: 'response.n',
    fields: ['response.Msg', ...TRANSACTION],
    asked: (_visitors, who) => billing(who),
    as: 'shopper',
  },
  CreateOrder: {
    n: 'response.n',
    fields: [],
    asked: (visitors, who) => paid(visitors, who, 'CreateUserpayment', billing(who)),
    as: 'shopper',
  },
  GetRoomPackage: {
    n: 'response.n',
    fields: [
      ...list('Roompackagelist', 'Id', 'CottagePackageName', 'CottagePackageDescription', 'Price', 'SellingPrice'),
    ],
    asked: () => ({ PackageTypeId: '1' }),
    as: 'guest',
  },
  GetAvailabilityForCottage: {
    n: 'n',
    fields: ['Status', 'Msg'],
    asked: (_visitors, { UserId, sessionId }) => {
      return { CottageDate: STAY_DAY, NoOfCottage: 1, StayId: STAY, ActionBy: UserId, sessionId }
    },
    as: 'guest',
  },
  GetMyBookings: {
    n: 'none',
    fields: [
      ...list('bookingmodellist', 'Id', 'OrderId', 'ShootDate', 'BookingDate', 'TotalAmountToPay', 'BookingType'),
      'bookingmodellist[].IsUpcoming',
    ],
    asked: async (visitors, who) => {
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
      ...LINE.map((field) => `bookingdetails[].bookingdetails[].${field}`),
      ...BILL.map((field) => `orderbillingdetails.${field}`),
    ],
    asked: async (visitors, who) => ({ UserId: who.UserId, Id: (await booked(visitors, who))['Id'] }),
    as: 'shopper',
  },
  SendOtpToEmailIdForNonRegisterUserWeb: {
    n: 'n',
    fields: ['Msg'],
    asked: () => ({ EmailId: 'new@example.com' }),
    as: 'guest',
  },
  ChangeEmailId: {
    n: 'n',
    fields: ['Msg'],
    asked: async (visitors, who) => {
      const NewEmailId = `new.${who.mobile}@example.com`
      const Otp = await code(visitors, who, 'SendOtpToEmailIdForNonRegisterUserWeb', { EmailId: NewEmailId })
      return { UserId: who.UserId, NewEmailId, Otp }
    },
    as: 'user',
  },
  SendOtpForNonRegisterUserWeb: { n: 'n', fields: ['Msg'], asked: () => ({ MobileNo: '8000000001' }), as: 'guest' },
  ChangeMobileNumber: {
    n: 'n',
    fields: ['Msg'],
    asked: async (visitors, who) => {
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
    asked: (_visitors, { mobile }) => ({ MobileNo: mobile }),
    as: 'user',
  },
  VerifyOptAndLogin: {
    n: 'response.n',
    fields: ['response.Msg', ...LOGIN],
    asked: async (visitors, who) => {
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
    asked: async (visitors, who) => {
      const Mobile = who.mobile.replace(/^91/, '82')
      const Otp = await code(visitors, who, 'SendOtpForNonRegisterUserWeb', { MobileNo: Mobile })
      return { Name: "Asha D'Souza", Mobile, EmailId: 'asha@example.com', Otp }
    },
    as: 'user',
  },
  Logout: {
    n: 'response.n',
    fields: ['response.Msg'],
    asked: (_visitors, { UserId }) => ({ UserId }),
    as: 'user',
  },
  GetRecceCategory: {
    n: 'none',
    fields: list('reccecategorylist', 'Id', 'CategoryName', 'TimeInMinitues', 'PerHeadPrice'),
    asked: nothing,
    as: 'guest',
  },
  CreateRecceUserpayment: {
    n: 'response.n',
    fields: TRANSACTION,
    asked: (_visitors, who) => tour(who),
    as: 'user',
  },
  CreateRecceUserOrder: {
    n: 'response.n',
    fields: [],
    asked: (visitors, who) => paid(visitors, who, 'CreateRecceUserpayment', tour(who)),
    as: 'user',
  },
  SaveSubscribeDetails: {
    n: 'response.n',
    fields: ['response.Msg'],
    asked: () => ({ EmailId: 'asha@example.com' }),
    as: 'guest',
  },
}
