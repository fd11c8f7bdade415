/**
 * What each call is for and sends, and what its fields mean, for the OpenAPI document, the provider check and tests.
 * Calls import only the types, so no page loads these schemas.
 */
import * as v from 'valibot'
import { DAY_CODES, DAY_WORDS, type DayState } from '../../text/dayMessages.ts'
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
const nothing = { sends: v.object({}), example: {} }
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

/** Lists the codes with their meanings: “1 available, 2 fast filling”. */
export const DAY_MEANINGS = Object.entries(DAY_CODES)
  .map(([state, n]) => `${n} ${DAY_WORDS[state as DayState].toLowerCase()}`)
  .join(', ')

/**
 * `place` is what depends on the call in the shop. `example` is a request that the embedded provider accepts; where it
 * depends on who asks, it is in mocks/testing/validRequests.ts.
 */
export const CALL_MEANINGS = {
  GetAllHomeScreenBanner: {
    summary: 'The pictures at the top of the home page.',
    place: 'the pictures at the top of the home page',
    ...nothing,
  },
  GetPackageCategory: {
    summary: 'The categories of packages.',
    place: 'the list of package categories',
    ...nothing,
  },
  GetOutfitCategoryTypeList: {
    summary: 'For whom outfits are: everybody, women, men, children.',
    place: 'the choice of outfit types',
    ...nothing,
  },
  GetOutfitCategory: {
    summary: 'The kinds of outfits, and the range of their prices, for one type.',
    place: 'the filters of the outfits',
    sends: v.object({ GenderType: text('A Type of GetOutfitCategoryTypeList; A is everybody.') }),
    example: { GenderType: 'F' },
  },
  GetOutFits: {
    summary: 'The outfits that fit the filters.',
    place: 'the list of outfits',
    sends: v.object({
      OutfitCategoryId: text('The chosen OutfitCategoryIds, joined by commas; empty for all.'),
      FromPrice: number('Rupees.'),
      ToPrice: number('Rupees.'),
      GenderType: text('A Type of GetOutfitCategoryTypeList; A is everybody.'),
    }),
    example: { OutfitCategoryId: '', FromPrice: 0, ToPrice: 100_000, GenderType: 'A' },
  },
  GetPropCategory: {
    summary: 'The kinds of props.',
    place: 'the filters of the props',
    ...nothing,
  },
  GetProp: {
    summary: 'All props.',
    place: 'the list of props',
    ...nothing,
  },
  GetSets: {
    summary: 'All sets.',
    place: 'the list of sets',
    ...nothing,
  },
  GetSetViewDetails: {
    summary: 'One set with its pictures. Null for an unknown one.',
    place: 'the page of a set',
    sends: v.object({ setId: text('The SlugId of a set.') }),
    example: { setId: 'texas-ranch' },
  },
  GetProfessionalCategory: {
    summary: 'The professions.',
    place: 'the list of professions',
    ...nothing,
  },
  GetProfessionalDetails: {
    summary: 'The professionals of a profession.',
    place: 'the list of professionals',
    sends: slug('a profession'),
    example: { SlugName: 'photographers' },
  },
  GetProfessionalGallery: {
    summary: 'A professional’s portfolio.',
    place: 'a professional’s portfolio',
    sends: slug('a professional'),
    example: { SlugName: 'kabir-sane' },
  },
  GetFoodAndBeverages: {
    summary: 'All meals.',
    place: 'the list of meals',
    ...nothing,
  },
  GetEventsCategory: {
    summary: 'All events.',
    place: 'the list of events',
    ...nothing,
  },
  GetEventsDetails: {
    summary: 'One event with its pictures.',
    place: 'the page of an event',
    sends: v.object({ SlugName: text('The SlugId of an event.') }),
    example: { SlugName: 'wedding' },
  },
  GetPackageDeatils: {
    summary: 'The packages of a category.',
    place: 'the list of packages',
    sends: slug('a package category'),
    example: { SlugName: 'pre-wedding-maternity' },
  },
  GetFAQ: {
    summary: 'Questions and answers.',
    place: 'the questions and answers',
    ...nothing,
  },
  GetBlogs: {
    summary: 'One page of blog posts.',
    place: 'the list of blog posts',
    sends: v.object({ PageNumber: number('From 1 to PageCount.') }),
    example: { PageNumber: 1 },
  },
  GetBlogWithSlug: {
    summary: 'One blog post with its text.',
    place: 'the page of a blog post',
    sends: v.object({ Slug: text('The Slug of a post.') }),
    example: { Slug: 'how-to-chase-golden-hour' },
  },
  GetRoomPackage: {
    summary: 'The rooms that go with a kind of package.',
    place: 'the list of rooms',
    sends: v.object({
      // Validators treat an empty query value as missing.
      PackageTypeId: v.exactOptional(
        text('The PackageType of the package in the cart; empty or missing for all rooms.'),
      ),
    }),
    example: { PackageTypeId: '1' },
  },
  GetRecceCategory: {
    summary: 'The kinds of studio tours.',
    place: 'the form for a studio tour',
    ...nothing,
  },

  GetAvailabilityForPackage: {
    summary: `Whether a package can be booked on a day: n is ${DAY_MEANINGS}.`,
    place: 'the calendar of a package',
    sends: v.object({
      PackageDate: text('As picked, `05 Jan 2026`.'),
      PackageId: anId('The PackageId.'),
    }),
  },
  GetAvailabilityForCottage: {
    summary: `Whether a room can be booked on a day: n is ${DAY_MEANINGS}.`,
    place: 'the calendar of a room',
    sends: v.object({
      CottageDate: text('As picked, `05 Jan 2026`.'),
      NoOfCottage: number('How many; always 1.'),
      StayId: anId('The room’s Id.'),
      ActionBy: text('The user’s Id; empty for a guest.'),
      sessionId,
    }),
  },
  GetAvailabilityForProfessional: {
    summary: 'Whether a professional is free on the day of the package in the cart.',
    place: 'the booking of a professional',
    sends: v.object({ ...identity, ProfessionalId: anId('The professional’s ID.') }),
  },
  AddToUserCart: {
    summary: 'Puts something into the cart. The same package with another date replaces its line.',
    place: 'every Add to cart button',
    sends: v.object({ cart: v.pipe(v.array(item), v.description('What is added, at once.')) }),
  },
  GetUserCart: {
    summary: 'The cart. A guest’s becomes the user’s when a call first carries both ids.',
    place: 'the cart and the checkout',
    sends: v.object({ UserId, sessionId: v.exactOptional(sessionId) }),
  },
  ValidateUserCart: {
    summary: 'Whether the cart can be paid: n is 1 for the checkout, 2 where a stay has to be chosen first.',
    place: 'the way from the cart to the checkout',
    sends: v.object(identity),
  },
  ApplyCoupon: {
    summary: 'What a coupon is worth for this cart.',
    place: 'the coupon field',
    sends: v.object({ ...identity, CouponCode: text('As typed.') }),
  },
  RemoveItemFromUserCart: {
    summary: 'Takes a line out of the cart.',
    place: 'the Remove buttons of the cart',
    sends: v.object({ ...identity, Cartid: anId('The line’s CartitemId.') }),
  },

  CreateUserpayment: {
    summary: 'Makes an order at the payment gateway for the booking amount with GST.',
    place: 'the payment dialog',
    sends: v.object({
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
  },
  CreateOrder: {
    summary: 'Books what was paid. The same payment again gives the same answer and one booking.',
    place: 'the confirmation of a payment',
    sends: confirmation,
  },
  CreateRecceUserpayment: {
    summary: 'Makes an order at the payment gateway for a studio tour.',
    place: 'the payment dialog of a studio tour',
    sends: v.object({
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
  },
  CreateRecceUserOrder: {
    summary: 'Books a studio tour that was paid. The same payment again gives one booking.',
    place: 'the confirmation of a studio tour',
    sends: confirmation,
  },

  CheckMobileAndGenrateOtp: {
    summary: 'Sends a one-time code to a registered number.',
    place: 'the login',
    sends: v.object({ MobileNo }),
  },
  VerifyOptAndLogin: {
    summary: 'Logs in with a one-time code.',
    place: 'the login',
    sends: v.object({ MobileNo, otp: code('The one-time code. In lower case, here only.') }),
  },
  VerifyOtpAndRegister: {
    summary: 'Registers with a one-time code, and logs in.',
    place: 'the registration',
    sends: v.object({
      Name: text('The customer’s name.'),
      Mobile: MobileNo,
      EmailId,
      Otp: code('The one-time code.'),
    }),
  },
  SendOtpForNonRegisterUserWeb: {
    summary: 'Sends a one-time code to a new number: for a registration or a change of number.',
    place: 'the registration',
    sends: v.object({ MobileNo }),
    example: { MobileNo: '8000000001' },
  },
  SendOtpToEmailIdForNonRegisterUserWeb: {
    summary: 'Sends a one-time code to a new e-mail address.',
    place: 'the change of the e-mail address',
    sends: v.object({ EmailId }),
    example: { EmailId: 'new@example.com' },
  },
  ChangeEmailId: {
    summary: 'Changes the user’s e-mail address.',
    place: 'the change of the e-mail address',
    sends: v.object({ UserId, NewEmailId: EmailId, Otp: code('The code that the new address got.') }),
  },
  ChangeMobileNumber: {
    summary: 'Changes the user’s mobile number.',
    place: 'the change of the mobile number',
    sends: v.object({
      UserId,
      NewMobileNumber: MobileNo,
      Otp: code('The code that the new number got.'),
      OldOtp: v.exactOptional(
        text('The code that the present number got: sent only to a provider that refused with `Needs: "OldOtp"`.'),
      ),
    }),
  },
  Logout: {
    summary: 'Ends the session: its token is worth nothing afterwards.',
    place: 'the logout',
    sends: v.object({ UserId }),
  },
  GetMyBookings: {
    summary: 'The user’s bookings.',
    place: 'My bookings',
    sends: v.object({ UserId }),
  },
  GetMyBookingsDetails: {
    summary: 'One booking with its lines and its bill.',
    place: 'the details of a booking',
    sends: v.object({ UserId, Id: anId('The Id of a booking.') }),
  },

  SaveInquiryDetails: {
    summary: 'Keeps a message of the contact form.',
    place: 'the contact form',
    sends: v.object({
      Name: text('The visitor’s name.'),
      EmailId,
      PhoneNo: MobileNo,
      Message: text('As typed.'),
    }),
    example: { Name: 'Asha', EmailId: 'asha@example.com', PhoneNo: '9000000001', Message: 'Is Friday free?' },
  },
  SaveSubscribeDetails: {
    summary: 'Keeps an address for the newsletter.',
    place: 'the newsletter form',
    sends: v.object({ EmailId }),
    example: { EmailId: 'asha@example.com' },
  },
}

type Fields<Name extends keyof typeof CALL_MEANINGS> = v.InferOutput<(typeof CALL_MEANINGS)[Name]['sends']>

/** TypeScript would let any field pass for an object without fields. */
export type Sent<Name extends keyof typeof CALL_MEANINGS> = keyof Fields<Name> extends never
  ? Record<string, never>
  : Fields<Name>

export const SENDS_NOTHING = (Object.keys(CALL_MEANINGS) as (keyof typeof CALL_MEANINGS)[]).filter(
  (name) => Object.keys(CALL_MEANINGS[name].sends.entries).length === 0,
)

const PICTURE = 'The address of a picture: https://… or a path of the shop’s own host.'
const TIME = 'Such as 14:00 or 2:00 PM; empty if it has none.'
const SLUG = 'Stands in the shop’s addresses, and is asked for by the next call. At most 250 bytes in UTF-8.'

/** By the field's name, for all calls. A test finds missing and unused ones. */
export const FIELDS: Readonly<Record<string, string>> = {
  AdditionalDiscount: 'A discount beside those of the products and the coupon. Rupees.',
  AdvanceAmountPaid: 'The booking amount that was paid, without GST. Rupees.',
  Amount: 'The sum. Rupees.',
  Answer: 'Its answer.',
  BannerLink: `${PICTURE} Shown where ThumbnailLink is missing.`,
  BannerList: 'In the order in which they are shown.',
  BlogContent: 'HTML, encoded once: &lt;p&gt;. Needed only for a single post.',
  BookingDate: 'Written 05 Jan 2026.',
  BookingType: 'The kind of booking; Recce for a studio tour.',
  CGSTAmount: 'The central half of the GST. Rupees.',
  CGSTPercentage: 'Its percentage.',
  CartitemId: 'The line’s id, by which it is removed.',
  CategoryName: 'The category’s name.',
  CateogryDescription: 'A sentence about the profession. Misspelt in the contract.',
  ColorCode: 'The dialog’s colour, such as #012e24.',
  CompanyName: 'Whom the dialog names as the payee.',
  CottagePackageDescription: 'What the room has, one line each.',
  CottagePackageName: 'The room’s name.',
  Count: 'How many pictures the portfolio has. 0 hides the link to it.',
  CouponCode: 'The coupon that was applied, or empty.',
  CouponDiscount: 'What the coupon took off. Rupees.',
  Currency: 'Always INR: the shop refuses anything else.',
  Description: 'One or two sentences.',
  DiscountAmount: 'What is taken off the price before. Rupees.',
  Email: 'The customer’s e-mail address.',
  EmailId: 'The customer’s e-mail address.',
  EndTime: TIME,
  EventCategoryDescription: 'What the event is.',
  EventCategoryLink: PICTURE,
  EventCategoryName: 'The event’s name.',
  EventPrice: 'From how much; empty if it is asked for.',
  Experience: 'Years, as text.',
  FAQId: 'The question’s id.',
  FAQList: 'In the order in which they are shown.',
  Fees: 'For a day; empty if it is asked for.',
  FileLink: PICTURE,
  Filelink: PICTURE,
  FullName: 'The customer’s name.',
  GSTAmount: 'The GST on MinimumBookingAmount. Rupees.',
  GSTPercent: 'Its percentage.',
  GrantTotal: 'The sum of the prices before discounts. Rupees.',
  ID: 'The professional’s id.',
  Id: 'Its id.',
  ImageLink: PICTURE,
  InstagramLink: 'The address of a profile, or empty.',
  IsUpcoming: '1 for a day to come, 0 for a past one.',
  Logo: PICTURE,
  MaxSellingPrice: 'The highest price. Rupees.',
  MenuIncludes: 'The dishes, one line each.',
  MinSellingPrice: 'The lowest price. Rupees.',
  MinimumBookingAmount: 'What has to be paid at least, without GST. Rupees.',
  Mobile: 'Ten digits.',
  MobileNo: 'Ten digits, to fill in the dialog.',
  Name: 'The name.',
  OrderId: 'The booking’s number, as the customer is told it.',
  OutFitList: 'Empty if nothing fits the filters.',
  OutfitCategoryId: 'By which GetOutFits filters; several are sent joined by commas.',
  OutfitCategoryName: 'The name.',
  OutfitID: 'The outfit’s id.',
  Outfitcategorylist: 'In the order in which they are shown.',
  PackageDetails: 'What the package includes, one line each.',
  PackageId: 'The package’s id.',
  PackageName: 'The package’s name.',
  PackagePrice: 'The price before the discount. Rupees.',
  PackageType: 'Which rooms go with it: the PackageTypeId of GetRoomPackage.',
  PageCount: 'How many pages there are.',
  PaidAmount: 'The booking amount with GST, in rupees: what the gateway asks for.',
  PaymentGatewayOrderId: 'The order’s id at the gateway.',
  PaymentId: 'The provider’s own number for the payment.',
  PaymentKey: 'The gateway’s public key.',
  PaymentTransactionModel: 'What the gateway’s dialog needs.',
  PerHeadPrice: 'For one person. Rupees.',
  Phone: 'Ten digits.',
  Price: 'The price before the discount. Rupees.',
  ProductCategory: 'The category’s name, or empty.',
  ProductDiscount: 'What the products’ discounts took off. Rupees.',
  ProductId: 'The id in the catalogue.',
  ProductName: 'The product’s name.',
  ProductPrice: 'The price of one before the discount. Rupees.',
  ProductSellingAmount: 'The price of one. Rupees.',
  ProfCatId: 'The profession’s id. Not shown.',
  ProfessionalDescriptions: 'About the person, one paragraph a line.',
  ProfessionalImageLink: PICTURE,
  PropCategoryName: 'The name of the kind.',
  PropList: 'All of them.',
  PropName: 'The prop’s name.',
  Quantity: 'How many.',
  Question: 'The question.',
  Roompackagelist: 'In the order in which they are shown.',
  SGSTAmount: 'The state’s half of the GST. Rupees.',
  SGSTPercentage: 'Its percentage.',
  SellingPrice: 'What it costs. Rupees.',
  SetDescription: 'About the set.',
  SetGalleryImages: 'Its pictures.',
  SetName: 'The set’s name.',
  Setslist: 'In the order in which they are shown.',
  Setsmodel: 'The set; null for an unknown one.',
  ShootDate: 'Written 05 Jan 2026.',
  Sizes: 'Such as S, M, L.',
  Slug: SLUG,
  SlugId: SLUG,
  SlugName: SLUG,
  StartTime: TIME,
  Status: 'The availability in a word or two.',
  ThmbnailLink: `${PICTURE} Misspelt in the contract.`,
  ThumbnailImages: PICTURE,
  ThumbnailLink: PICTURE,
  TimeInMinitues: 'How long the tour takes. Misspelt in the contract.',
  Title: 'The heading.',
  Token: 'Carried by every call afterwards, as authToken: {Token}-{Id}.',
  TotalAmount: 'The sum before discounts. Rupees.',
  TotalAmountToPay: 'What the booking costs in all. Rupees.',
  TotalProductAmountToPay: 'The sum after the products’ discounts. Rupees.',
  TypeId: '1 package, 2 stay, 3 professional, 4 outfit, 5 food.',
  UserDetails: 'Who has logged in.',
  blogs: 'Newest first.',
  bookingdetails: 'By type.',
  bookingmodellist: 'All of the user’s.',
  cart: 'By type; empty for an empty cart.',
  couponmodel: 'The coupon.',
  eventcategorylist: 'In the order in which they are shown.',
  eventdetaillist: 'One for each picture.',
  foodandbeverageslist: 'In the order in which they are shown.',
  gstmodel: 'The tax on the booking amount.',
  orderbillingdetails: 'The bill.',
  packagecategorylist: 'In the order in which they are shown.',
  packagelist: 'In the order in which they are shown.',
  professionalcategory: 'The profession.',
  professionalcategorylist: 'In the order in which they are shown.',
  professionalgallerylist: 'The pictures.',
  professionallist: 'In the order in which they are shown.',
  propcategorylist: 'In the order in which they are shown.',
  reccecategorylist: 'In the order in which they are shown.',
  setdetaillist: 'Not read.',
}

/** Fields with the address of a picture: those whose meaning begins so. */
export const PICTURE_FIELDS: ReadonlySet<string> = new Set(
  Object.keys(FIELDS).filter((name) => FIELDS[name]?.startsWith(PICTURE)),
)

/** By call and path, for names that mean something else there or need their call to be understood. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'GetBlogWithSlug blogs': 'The post.',
  'GetOutfitCategory Price': 'The range for the price filter.',
  'GetEventsDetails eventdetaillist[].Type': 'Gallery for a picture that is shown; others are not.',
  'GetOutfitCategoryTypeList Outfitcategorylist[].Type': 'What the filters send as GenderType: A is everybody.',
  'GetProp PropList[].SlugName': 'The SlugName of its kind.',
  'GetUserCart cart[].cart': 'The lines of this type.',
  'GetUserCart cart[].cart[].PackageId': 'The package’s id, for a change of its date; null for other types.',
  'GetMyBookings bookingmodellist[].BookingDate': 'When it was booked, written 05 Jan 2026.',
  'GetMyBookingsDetails bookingdetails[].bookingdetails': 'The lines of this type.',
  'CreateUserpayment PaymentTransactionModel.Name': 'The customer’s name, to fill in the dialog.',
  'CreateRecceUserpayment PaymentTransactionModel.Name': 'The customer’s name, to fill in the dialog.',
}
