/**
 * What each call sends, with the meaning of its fields. Calls take only the type from here, so that no page loads it: the
 * shop sends what it has made itself, and the provider checks it.
 */
import * as v from 'valibot'
import { CART_TYPES } from './codes.ts'

const said = (meaning: string) => v.pipe(v.string(), v.description(meaning))
const number = (meaning: string) => v.pipe(v.number(), v.description(meaning))
const anId = (meaning: string) =>
  v.pipe(v.union([v.number(), v.pipe(v.string(), v.nonEmpty())]), v.description(meaning))

const UserId = said('The logged-in user’s Id; empty for a guest.')
const sessionId = said('The cookie SessionId: 15 lower-case letters and digits. It owns a guest’s cart.')
const MobileNo = said('Ten digits, without a country code.')
const EmailId = said('An e-mail address.')
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
  BookingDate: said('As picked, `05 Jan 2026`, for types 1 and 2; else empty.'),
  Quantity: number('1 for types 1 to 3; the number of pieces or guests for 4 and 5.'),
  ActionBy: said('The user’s Id; empty for a guest.'),
})

const confirmation = v.object({
  PaymentGatewayPaymentId: said('From the gateway’s answer.'),
  PaymentGatewayOrderId: said('From the gateway’s answer.'),
  PaymentSignature: said('From the gateway’s answer: proves that it was paid.'),
})

const slug = (of: string) => v.object({ SlugName: said(`The SlugName of ${of}.`) })

export const REQUESTS = {
  GetAllHomeScreenBanner: nothing,
  GetPackageCategory: nothing,
  GetOutfitCategoryTypeList: nothing,
  GetOutfitCategory: v.object({ GenderType: said('A Type of GetOutfitCategoryTypeList; A is everybody.') }),
  GetOutFits: v.object({
    OutfitCategoryId: said('The chosen OutfitCategoryIds, joined by commas; empty for all.'),
    FromPrice: number('Rupees.'),
    ToPrice: number('Rupees.'),
    GenderType: said('A Type of GetOutfitCategoryTypeList; A is everybody.'),
  }),
  GetPropCategory: nothing,
  GetProp: nothing,
  GetSets: nothing,
  GetSetViewDetails: v.object({ setId: said('The SlugId of a set.') }),
  GetProfessionalCategory: nothing,
  GetProfessionalDetails: slug('a profession'),
  GetProfessionalGallery: slug('a professional'),
  GetFoodAndBeverages: nothing,
  GetEventsCategory: nothing,
  GetEventsDetails: v.object({ SlugName: said('The SlugId of an event.') }),
  GetPackageDeatils: slug('a package category'),
  GetFAQ: nothing,
  GetBlogs: v.object({ PageNumber: number('From 1 to PageCount.') }),
  GetBlogWithSlug: v.object({ Slug: said('The Slug of a post.') }),
  GetRoomPackage: v.object({
    // Validators take an empty value of a query for a missing one.
    PackageTypeId: v.exactOptional(said('The PackageType of the package in the cart; empty or missing for all rooms.')),
  }),
  GetRecceCategory: nothing,

  GetAvailabilityForPackage: v.object({
    PackageDate: said('As picked, `05 Jan 2026`.'),
    PackageId: anId('The PackageId.'),
  }),
  GetAvailabilityForCottage: v.object({
    CottageDate: said('As picked, `05 Jan 2026`.'),
    NoOfCottage: number('How many; always 1.'),
    StayId: anId('The room’s Id.'),
    ActionBy: said('The user’s Id; empty for a guest.'),
    sessionId,
  }),
  GetAvailabilityForProfessional: v.object({ ...identity, ProfessionalId: anId('The professional’s ID.') }),
  AddToUserCart: v.object({ cart: v.pipe(v.array(item), v.description('What is added, at once.')) }),
  GetUserCart: v.object({ UserId, sessionId: v.exactOptional(sessionId) }),
  ValidateUserCart: v.object(identity),
  ApplyCoupon: v.object({ ...identity, CouponCode: said('As typed.') }),
  RemoveItemFromUserCart: v.object({ ...identity, Cartid: anId('The line’s CartitemId.') }),

  CreateUserpayment: v.object({
    ...identity,
    Amount: number('The booking amount in rupees, without GST. The provider computes what is due itself.'),
    FullName: said('The customer’s name.'),
    Phone: MobileNo,
    Email: EmailId,
    GST: said('The customer’s GST number, or empty.'),
    OrderNote: said('The customer’s notes, or empty.'),
    CouponCode: said('The applied coupon, or empty.'),
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
    FullName: said('The visitor’s name.'),
    MobileNo,
    EmailId,
    VisitingDate: said('`05/01/2026`.'),
    NumberOfPeople: number('How many come.'),
    ProfessionalId: said('The user’s Id, in spite of its name.'),
    VisitingTime: said('`10:00 AM - 12:00 PM`.'),
    TypeOfShoot: anId('The Id of a category of GetRecceCategory.'),
    Amount: number('Rupees: people times PerHeadPrice, GST included.'),
  }),
  CreateRecceUserOrder: confirmation,

  CheckMobileAndGenrateOtp: v.object({ MobileNo }),
  VerifyOptAndLogin: v.object({ MobileNo, otp: code('The one-time code. In lower case, here only.') }),
  VerifyOtpAndRegister: v.object({
    Name: said('The customer’s name.'),
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
      said('The code that the present number got: sent only to a provider that refused with `Needs: "OldOtp"`.'),
    ),
  }),
  Logout: v.object({ UserId }),
  GetMyBookings: v.object({ UserId }),
  GetMyBookingsDetails: v.object({ UserId, Id: anId('The Id of a booking.') }),

  SaveInquiryDetails: v.object({
    Name: said('The visitor’s name.'),
    EmailId,
    PhoneNo: MobileNo,
    Message: said('As typed.'),
  }),
  SaveSubscribeDetails: v.object({ EmailId }),
}

/** What the call of this name sends. */
export type Sent<Name extends keyof typeof REQUESTS> = v.InferOutput<(typeof REQUESTS)[Name]>

export const SENDS_NOTHING = (Object.keys(REQUESTS) as (keyof typeof REQUESTS)[]).filter(
  (name) => Object.keys(REQUESTS[name].entries).length === 0,
)
