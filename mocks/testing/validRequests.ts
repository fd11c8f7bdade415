/** Requests that depend on who asks, or on an answer before. The others are the examples of `CALL_MEANINGS`. */
import type { CallName } from '../../storefront/api/contract/calls.ts'
import { CALL_MEANINGS } from '../../storefront/api/contract/meanings.ts'
import { addDays, dMy, slashed, today } from '../../storefront/text/dates.ts'
import { codeIn, dayWith, item, NOW, outcome, type Body } from './provider.ts'
import { GUEST, type Visitor, type Visitors } from './visitor.ts'

const PACKAGE = 142
const PACKAGE_DAY = dMy(dayWith(6, PACKAGE))
const STAY = 202
const STAY_DAY = dMy(dayWith(2, STAY, 'stay'))

interface PersonalRequest {
  /** A registered user, or one with a package in the cart; a guest unless given. */
  readonly as?: 'user' | 'shopper'
  readonly request: (visitors: Visitors, who: Visitor) => Promise<Body> | Body
}

type Meanings = typeof CALL_MEANINGS
type WithoutExample = { [Name in CallName]: Meanings[Name] extends { example: object } ? never : Name }[CallName]

const ids = ({ UserId, sessionId }: Visitor) => ({ UserId, sessionId })

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

export const PERSONAL_REQUESTS: Readonly<Partial<Record<CallName, PersonalRequest>>> = {
  GetAvailabilityForProfessional: {
    request: (_visitors, who) => ({ ...ids(who), ProfessionalId: 311 }),
    as: 'shopper',
  },
  GetAvailabilityForPackage: {
    request: () => ({ PackageDate: PACKAGE_DAY, PackageId: PACKAGE }),
  },
  AddToUserCart: {
    request: (_visitors, who) => item('package', PACKAGE, { ...who, BookingDate: PACKAGE_DAY }),
    as: 'user',
  },
  GetUserCart: {
    request: (_visitors, who) => ids(who),
    as: 'shopper',
  },
  ValidateUserCart: {
    request: (_visitors, who) => ids(who),
    as: 'shopper',
  },
  ApplyCoupon: {
    request: (_visitors, who) => ({ ...ids(who), CouponCode: 'FIRSTLIGHT' }),
    as: 'shopper',
  },
  RemoveItemFromUserCart: {
    request: async ({ ask }, who) => {
      const { body } = await ask('GetUserCart', ids(who), who)
      const [group] = body['cart'] as { cart: Body[] }[]
      return { ...ids(who), Cartid: group?.cart[0]?.['CartitemId'] }
    },
    as: 'shopper',
  },
  CreateUserpayment: {
    request: (_visitors, who) => billing(who),
    as: 'shopper',
  },
  CreateOrder: {
    request: (visitors, who) => paid(visitors, who, 'CreateUserpayment', billing(who)),
    as: 'shopper',
  },
  GetAvailabilityForCottage: {
    request: (_visitors, { UserId, sessionId }) => {
      return { CottageDate: STAY_DAY, NoOfCottage: 1, StayId: STAY, ActionBy: UserId, sessionId }
    },
  },
  GetMyBookings: {
    request: async (visitors, who) => {
      await booked(visitors, who)
      return { UserId: who.UserId }
    },
    as: 'shopper',
  },
  GetMyBookingsDetails: {
    request: async (visitors, who) => ({ UserId: who.UserId, Id: (await booked(visitors, who))['Id'] }),
    as: 'shopper',
  },
  ChangeEmailId: {
    request: async (visitors, who) => {
      const NewEmailId = `new.${who.mobile}@example.com`
      const Otp = await code(visitors, who, 'SendOtpToEmailIdForNonRegisterUserWeb', { EmailId: NewEmailId })
      return { UserId: who.UserId, NewEmailId, Otp }
    },
    as: 'user',
  },
  ChangeMobileNumber: {
    request: async (visitors, who) => {
      const NewMobileNumber = who.mobile.replace(/^91/, '81')
      const Otp = await code(visitors, who, 'SendOtpForNonRegisterUserWeb', { MobileNo: NewMobileNumber })
      const OldOtp = await code(visitors, who, 'CheckMobileAndGenrateOtp', { MobileNo: who.mobile })
      return { UserId: who.UserId, NewMobileNumber, Otp, OldOtp }
    },
    as: 'user',
  },
  CheckMobileAndGenrateOtp: {
    request: (_visitors, { mobile }) => ({ MobileNo: mobile }),
    as: 'user',
  },
  VerifyOptAndLogin: {
    request: async (visitors, who) => {
      return {
        MobileNo: who.mobile,
        otp: await code(visitors, who, 'CheckMobileAndGenrateOtp', { MobileNo: who.mobile }),
      }
    },
    as: 'user',
  },
  VerifyOtpAndRegister: {
    request: async (visitors, who) => {
      const Mobile = who.mobile.replace(/^91/, '82')
      const Otp = await code(visitors, who, 'SendOtpForNonRegisterUserWeb', { MobileNo: Mobile })
      return { Name: "Asha D'Souza", Mobile, EmailId: 'asha@example.com', Otp }
    },
    as: 'user',
  },
  Logout: {
    request: (_visitors, { UserId }) => ({ UserId }),
    as: 'user',
  },
  CreateRecceUserpayment: {
    request: (_visitors, who) => tour(who),
    as: 'user',
  },
  CreateRecceUserOrder: {
    request: (visitors, who) => paid(visitors, who, 'CreateRecceUserpayment', tour(who)),
    as: 'user',
  },
} satisfies Record<WithoutExample, PersonalRequest>

/** A correct request, and somebody who may send it. */
export async function validRequest(name: CallName, visitors: Visitors): Promise<{ who: Visitor; request: Body }> {
  const meaning = CALL_MEANINGS[name]
  const personal = PERSONAL_REQUESTS[name]
  if (!personal) return { who: GUEST, request: 'example' in meaning ? meaning.example : {} }
  const { as, request } = personal
  const shopper = () => visitors.shopper(PACKAGE, dayWith(6, PACKAGE), 'in a week of their own')
  const who = as === undefined ? GUEST : await (as === 'user' ? visitors.newcomer() : shopper())
  return { who, request: await request(visitors, who) }
}
