/**
 * What each call sends, with the meaning of its fields. Calls import only the types, so no page loads these schemas:
 * the provider validates requests.
 */
import * as v from 'valibot'
import { CART_TYPES } from './codes.ts'

const text = (meaning: string) => v.pipe(v.string(), v.description(meaning))
const number = (meaning: string) => v.pipe(v.number(), v.description(meaning))
const anId = (meaning: string) =>
  v.pipe(v.union([v.number(), v.pipe(v.string(), v.nonEmpty())]), v.description(meaning))

const UserId = text('The logged-in user’s Id; empty for a guest.')
const sessionId = text('The cookie SessionId: 15 lower-case letters and digits. It owns a guest’s cart.')
const MobileNo = text('Ten digits, without a country code.')
const EmailId = text('An e-mail address.')
const code = (meaning: string) =>
  v.pipe(v.string(), v.regex(/^[0-9]{4,6}$/), v.description(`${meaning} Five digits; four or six with --code-length.`))
const nothing = v.object({})
const identity = { UserId, sessionId }

const item = v.object({
  ...identity,
  TypeId: v.pipe(v.picklist([1, 2, 3, 4, 5]), v.description('1 package, 2 stay, 3 professional, 4 outfit, 5 food.')),
  TypeName: v.pipe(
    v.picklist([
      CART_TYPES.package.TypeName,
      CART_TYPES.stay.TypeName,
      CART_TYPES.professional.TypeName,
      CART_TYPES.outfit.TypeName,
      CART_TYPES.food.TypeName,
    ]),
    v.description('The name of TypeId.'),
  ),
  ProductId: anId('The id from the catalogue: PackageId, a room’s Id, a professional’s ID, OutfitID or a meal’s Id.'),
  BookingDate: text('As picked, `05 Jan 2026`, for types 1 and 2; else empty.'),
  Quantity: number('1 for types 1 to 3; the number of pieces or guests for 4 and 5.'),
  ActionBy: text('The user’s Id; empty for a guest.'),
})

const confirmation = v.object({
  PaymentGatewayPaymentId: text('From the gateway’s answer.'),
  PaymentGatewayOrderId: text('From the gateway’s answer.'),
  PaymentSignature: text('From the gateway’s answer: proves that it was paid.'),
})

const slug = (of: string) => v.object({ SlugName: text(`The SlugName of ${of}.`) })

export const REQUESTS = {
  GetAllHomeScreenBanner: nothing,
  GetPackageCategory: nothing,
  GetOutfitCategoryTypeList: nothing,
  GetOutfitCategory: v.object({ GenderType: text('A Type of GetOutfitCategoryTypeList; A is everybody.') }),
  GetOutFits: v.object({
    OutfitCategoryId: text('The chosen OutfitCategoryIds, joined by commas; empty for all.'),
    FromPrice: number('Rupees.'),
    ToPrice: number('Rupees.'),
    GenderType: text('A Type of GetOutfitCategoryTypeList; A is everybody.'),
  }),
  GetPropCategory: nothing,
  GetProp: nothing,
  GetSets: nothing,
  GetSetViewDetails: v.object({ setId: text('The SlugId of a set.') }),
  GetProfessionalCategory: nothing,
  GetProfessionalDetails: slug('a profession'),
  GetProfessionalGallery: slug('a professional'),
  GetFoodAndBeverages: nothing,
  GetEventsCategory: nothing,
  GetEventsDetails: v.object({ SlugName: text('The SlugId of an event.') }),
  GetPackageDeatils: slug('a package category'),
  GetFAQ: nothing,
  GetBlogs: v.object({ PageNumber: number('From 1 to PageCount.') }),
  GetBlogWithSlug: v.object({ Slug: text('The Slug of a post.') }),
  GetRoomPackage: v.object({
    // Validators treat an empty query value as missing.
    PackageTypeId: v.exactOptional(text('The PackageType of the package in the cart; empty or missing for all rooms.')),
  }),
  GetRecceCategory: nothing,

  GetAvailabilityForPackage: v.object({
    PackageDate: text('As picked, `05 Jan 2026`.'),
    PackageId: anId('The PackageId.'),
  }),
  GetAvailabilityForCottage: v.object({
    CottageDate: text('As picked, `05 Jan 2026`.'),
    NoOfCottage: number('How many; always 1.'),
    StayId: anId('The room’s Id.'),
    ActionBy: text('The user’s Id; empty for a guest.'),
    sessionId,
  }),
  GetAvailabilityForProfessional: v.object({ ...identity, ProfessionalId: anId('The professional’s ID.') }),
  AddToUserCart: v.object({ cart: v.pipe(v.array(item), v.description('What is added, at once.')) }),
  GetUserCart: v.object({ UserId, sessionId: v.exactOptional(sessionId) }),
  ValidateUserCart: v.object(identity),
  ApplyCoupon: v.object({ ...identity, CouponCode: text('As typed.') }),
  RemoveItemFromUserCart: v.object({ ...identity, Cartid: anId('The line’s CartitemId.') }),

  CreateUserpayment: v.object({
    ...identity,
    Amount: number('The booking amount in rupees, without GST. The provider computes what is due itself.'),
    FullName: text('The customer’s name.'),
    Phone: MobileNo,
    Email: EmailId,
    GST: text('The customer’s GST number, or empty.'),
    OrderNote: text('The customer’s notes, or empty.'),
    CouponCode: text('The applied coupon, or empty.'),
    CartitemIds: v.exactOptional(
      v.pipe(
        v.array(anId('A line’s CartitemId.')),
        v.description('The lines that the page shows: refuse the order if the cart has others. May be ignored.'),
      ),
    ),
    TotalAmountToPay: v.exactOptional(
      number(
        'The total that the page shows, in rupees, after the coupon: refuse the order if it differs. May be ignored.',
      ),
    ),
  }),
  CreateOrder: confirmation,
  CreateRecceUserpayment: v.object({
    FullName: text('The visitor’s name.'),
    MobileNo,
    EmailId,
    VisitingDate: text('`05/01/2026`.'),
    NumberOfPeople: number('How many come.'),
    ProfessionalId: text('The user’s Id, in spite of its name.'),
    VisitingTime: text('`10:00 AM - 12:00 PM`.'),
    TypeOfShoot: anId('The Id of a category of GetRecceCategory.'),
    Amount: number('Rupees: people times PerHeadPrice, GST included.'),
  }),
  CreateRecceUserOrder: confirmation,

  CheckMobileAndGenrateOtp: v.object({ MobileNo }),
  VerifyOptAndLogin: v.object({ MobileNo, otp: code('The one-time code. In lower case, here only.') }),
  VerifyOtpAndRegister: v.object({
    Name: text('The customer’s name.'),
    Mobile: MobileNo,
    EmailId,
    Otp: code('The one-time code.'),
  }),
  SendOtpForNonRegisterUserWeb: v.object({ MobileNo }),
  SendOtpToEmailIdForNonRegisterUserWeb: v.object({ EmailId }),
  ChangeEmailId: v.object({ UserId, NewEmailId: EmailId, Otp: code('The code that the new address got.') }),
  ChangeMobileNumber: v.object({
    UserId,
    NewMobileNumber: MobileNo,
    Otp: code('The code that the new number got.'),
    OldOtp: v.exactOptional(
      text('The code that the present number got: sent only to a provider that refused with `Needs: "OldOtp"`.'),
    ),
  }),
  Logout: v.object({ UserId }),
  GetMyBookings: v.object({ UserId }),
  GetMyBookingsDetails: v.object({ UserId, Id: anId('The Id of a booking.') }),

  SaveInquiryDetails: v.object({
    Name: text('The visitor’s name.'),
    EmailId,
    PhoneNo: MobileNo,
    Message: text('As typed.'),
  }),
  SaveSubscribeDetails: v.object({ EmailId }),
}

export type Sent<Name extends keyof typeof REQUESTS> = v.InferOutput<(typeof REQUESTS)[Name]>

export const SENDS_NOTHING = (Object.keys(REQUESTS) as (keyof typeof REQUESTS)[]).filter(
  (name) => Object.keys(REQUESTS[name].entries).length === 0,
)
