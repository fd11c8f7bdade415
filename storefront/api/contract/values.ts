/**
 * Rules for values of answers beyond their type, because the shop relies on them. Only `openapi.json` and the provider
 * check use them; no page loads them.
 */

/** A build stops after this many pages of posts. */
export const MOST_POST_PAGES = 2000

export interface ValueRule {
  readonly schema: {
    readonly pattern?: string
    readonly enum?: readonly number[]
    readonly exclusiveMinimum?: number
    readonly maximum?: number
  }
  /** Completes “should be …”. */
  readonly says: string
  /** What visitors would see otherwise. */
  readonly shows: string
  /** A value that violates it, which the provider check has to find. */
  readonly broken: unknown
  /** The shop tolerates a violation. */
  readonly tolerated?: true
}

const HEADER: ValueRule = {
  schema: { pattern: '^[!-~]+$' },
  says: 'letters, digits and signs of ASCII, without spaces',
  shows: 'The browser could not send it as a header: every call of a logged-in visitor would fail.',
  broken: 'a token with spaces',
}

const MOBILE: ValueRule = {
  schema: { pattern: '^[0-9]{10}$' },
  says: 'ten digits, without a country code',
  shows: 'Checkout and studio tour would fill it in, and then refuse it.',
  broken: '+919876543210',
}

const TYPE: ValueRule = {
  schema: { enum: [1, 2, 3, 4, 5] },
  says: '1, 2, 3, 4 or 5',
  shows: 'The shop would show what is in it under “Other services”, or “Others”, without a date or a picture.',
  broken: 6,
}

/** An item may lack a price, but zero is not allowed. */
const PRICE: ValueRule = {
  schema: { exclusiveMinimum: 0 },
  says: 'above 0',
  shows: 'The shop would sell it for ₹0.',
  broken: 0,
}

/** By call and path; `[]` stands for an item of a list. */
export const VALUE_RULES: Readonly<Record<string, ValueRule>> = {
  'VerifyOptAndLogin Token': HEADER,
  'VerifyOptAndLogin UserDetails.Id': HEADER,
  'VerifyOptAndLogin UserDetails.Mobile': MOBILE,
  'VerifyOtpAndRegister Token': HEADER,
  'VerifyOtpAndRegister UserDetails.Id': HEADER,
  'VerifyOtpAndRegister UserDetails.Mobile': MOBILE,
  'GetMyBookings bookingmodellist[].IsUpcoming': {
    schema: { enum: [0, 1] },
    says: '0 or 1',
    shows: 'The shop would list the booking among the past ones.',
    broken: 2,
  },
  'GetMyBookings bookingmodellist[].BookingType': {
    // Excludes other spellings of Recce, and “Studio tour”.
    schema: { pattern: '^(?:Recce|(?!\\s*[Rr][Ee][Cc][Cc][Ee]\\s*$)(?!.*[Tt]our\\s*$).*)$' },
    says: 'Recce, to the letter, for a studio tour',
    shows: 'The shop would take it for a shoot, and “View details” would end in an error.',
    broken: 'Studio tour',
  },
  'GetMyBookingsDetails bookingdetails[].TypeId': TYPE,
  'GetUserCart cart[].TypeId': TYPE,
  'GetUserCart gstmodel.GSTPercent': {
    schema: { maximum: 100 },
    says: 'at most 100',
    shows: 'The shop would add so many percent to the booking amount.',
    broken: 1800,
  },
  'GetOutfitCategoryTypeList Outfitcategorylist[].Type': {
    schema: { pattern: '^\\w{1,20}$' },
    says: 'up to 20 letters of ASCII, digits and _',
    shows: 'The shop would not find it in the address again: after a reload everybody’s outfits would be shown.',
    broken: 'For women',
  },
  'GetOutfitCategory Outfitcategorylist[].OutfitCategoryId': {
    schema: { pattern: '^[^,\\s](?:[^,]*[^,\\s])?$' },
    says: 'without a comma, and without spaces around it',
    shows: 'The shop joins these ids by commas: the filter would find other outfits, or none.',
    broken: 'saree,silk',
  },
  'GetOutFits OutFitList[].SellingPrice': PRICE,
  'GetFoodAndBeverages foodandbeverageslist[].PerHeadPrice': PRICE,
  'GetPackageDeatils packagelist[].SellingPrice': PRICE,
  'GetRoomPackage Roompackagelist[].SellingPrice': PRICE,
  'GetRecceCategory reccecategorylist[].PerHeadPrice': PRICE,
  'GetRecceCategory reccecategorylist[].TimeInMinitues': {
    schema: { exclusiveMinimum: 0, maximum: 840 },
    says: 'above 0 and at most 840, which is from 7 am to 9 pm',
    shows: 'The form for a studio tour would offer no time, or one that ends when it starts.',
    broken: 0,
  },
  'GetProfessionalDetails professionallist[].InstagramLink': {
    schema: { pattern: '^(?:https?://\\S+)?$' },
    says: 'a whole address, https://…, or empty',
    shows: 'The link to the profile would lead to a page of the shop that does not exist.',
    broken: '@ravi.pictures',
  },
  'GetBlogs PageCount': {
    schema: { maximum: MOST_POST_PAGES },
    says: `at most ${MOST_POST_PAGES}`,
    shows: 'A static build reads every page, and stops at so many.',
    broken: 70_000_000,
  },
  'CreateUserpayment PaymentTransactionModel.ColorCode': {
    schema: { pattern: '^(?:#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}))?$' },
    says: 'a colour such as #012e24, or empty',
    shows: 'The gateway’s dialog would keep its own colour.',
    broken: 'green',
    tolerated: true,
  },
}

export function keepsTo({ schema }: ValueRule, value: unknown): boolean {
  const number = Number(String(value).replaceAll(',', ''))
  return (
    (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(String(value))) &&
    (schema.enum === undefined || schema.enum.includes(number)) &&
    !(number <= (schema.exclusiveMinimum ?? -Infinity)) &&
    !(number > (schema.maximum ?? Infinity))
  )
}

/** UTF-8 bytes. A static build adds `.html`, and file names are limited to 255 bytes. */
export const SLUG_BYTES = 250
