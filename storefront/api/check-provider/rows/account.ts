import { readRupees } from '../../../text/money.ts'
import { isAccepted, type Body, type Exchange } from '../exchange.ts'
import { placeOf } from '../effect.ts'
import { TOUR_PEOPLE } from '../write.ts'
import { hasBody, NOT_ANSWERED, type Finding, type Row } from './row.ts'

const SHOWS: Readonly<Partial<Record<Exchange['name'], string>>> = {
  ChangeEmailId: 'Anybody at a shared computer could send a customer’s letters elsewhere.',
  ChangeMobileNumber: 'Anybody at a shared computer could take over the account with a number of their own.',
  VerifyOptAndLogin: 'Anybody could log in as anybody.',
  VerifyOtpAndRegister: 'Anybody could open an account with the number of somebody else.',
}

function refusedRight({ name, title, msg }: Exchange): Finding {
  return { call: title, says: `what is right is refused: “${msg}”`, shows: `Visitors could not use ${placeOf(name)}.` }
}

function strangeCode(form: string, codeLength: number): Finding[] {
  if (form === '9'.repeat(codeLength)) return []
  const call = 'One-time codes'
  if (!/^9{4,6}$/.test(form)) {
    const says = /^9+$/.test(form)
      ? `have ${form.length} digits, and should have 4 to 6`
      : 'have other signs than digits'
    return [{ call, says, shows: 'Nobody could log in: the shop takes 4 to 6 digits.' }]
  }
  const says = `have ${form.length} digits, and the shop takes ${codeLength}`
  const shows = `Nobody could log in. Build the shop with --code-length ${form.length}, and give it to this check too.`
  return [{ call, says, shows }]
}

function strangeExtras({ name, title, body = {} }: Exchange): Finding[] {
  const { RetryAfter: wait, Needs: needs } = body
  const found: Finding[] = []
  const isSeconds = typeof wait === 'number' && wait > 0 && wait <= 24 * 60 * 60
  if (wait !== undefined && !isSeconds) {
    const shows = 'The shop would not say when to try again.'
    found.push({ call: title, path: 'RetryAfter', says: 'should be seconds, at most a day', shows })
  }
  if (name === 'ChangeMobileNumber' && needs !== undefined && needs !== 'Otp' && needs !== 'OldOtp') {
    const shows = 'The shop would not ask for the code of the present number: nobody could change theirs.'
    found.push({ call: title, path: 'Needs', says: 'should be Otp or OldOtp, to the letter', shows })
  }
  return found
}

export const ACCOUNT_ROWS: readonly Row[] = [
  {
    id: 'code-form',
    title: 'Codes have as many digits as the shop takes',
    why: 'Five, unless the shop is built with --code-length; from four to six, and nothing but digits.',
    writes: true,
    find: ({ written, codeLength }) => {
      if (!written || written.codes.length === 0) return NOT_ANSWERED
      return [...new Set(written.codes)].flatMap((form) => strangeCode(form, codeLength))
    },
  },
  {
    id: 'extras',
    title: 'What a refusal says beside its sentence can be read',
    why: 'RetryAfter is seconds; Needs of ChangeMobileNumber names the code that is wrong or missing. Both may be left out.',
    writes: true,
    find: ({ exchanges }) => exchanges.filter((one) => hasBody(one) && !isAccepted(one)).flatMap(strangeExtras),
  },
  {
    id: 'wrong-codes',
    title: 'A wrong code opens, makes and changes no account',
    why: 'The code proves whose number or address it is. Asked for with the customer’s own, so that nothing can change.',
    writes: true,
    find: ({ written }) => {
      const found = written?.byWrongCode.filter(hasBody) ?? []
      if (found.length === 0) return NOT_ANSWERED
      return found.filter(isAccepted).map(({ name, title }) => ({
        call: title,
        says: 'a code of zeros is accepted',
        shows: SHOWS[name] ?? '',
      }))
    },
  },
  {
    id: 'registration',
    title: 'The right code registers, with what was typed',
    why: 'The shop goes on with the number and the name of the answer.',
    writes: true,
    find: ({ written }) => {
      if (!written?.registered) return 'It needs --new-mobile, a number without an account, and the code sent to it.'
      const one = written.registered
      if (!isAccepted(one)) return [refusedRight(one)]
      const { Mobile, Name } = (one.body?.['UserDetails'] ?? {}) as Body
      const wrong = [
        ...(Name === 'Check of the provider' ? [] : ['Name']),
        ...(/^\d{10}$/.test(String(Mobile)) ? [] : ['Mobile']),
      ]
      return wrong.map((field) => ({
        call: one.title,
        path: `UserDetails.${field}`,
        says: 'is not what was typed',
        shows: 'The account page and the checkout would have it wrong.',
      }))
    },
  },
  {
    id: 'new-address',
    title: 'The right code changes the e-mail address',
    why: 'Receipts go there.',
    writes: true,
    find: ({ written }) => {
      if (!written?.emailChanged) return 'It needs --new-email, another address, and the code sent to it.'
      return isAccepted(written.emailChanged) ? [] : [refusedRight(written.emailChanged)]
    },
  },
  {
    id: 'tour',
    title: 'A studio tour costs its price for each person, and only a signed payment is booked',
    why: 'The price of a tour includes GST.',
    writes: true,
    find: ({ written, visit: { tour } }) => {
      if (!written?.tour || !isAccepted(written.tour) || !tour) return NOT_ANSWERED
      const { PaidAmount, Currency } = (written.tour.body?.['PaymentTransactionModel'] ?? {}) as Body
      const found: Finding[] = []
      const add = (path: string, says: string, shows: string) =>
        found.push({ call: written.tour?.title ?? '', path: `PaymentTransactionModel.${path}`, says, shows })
      if (Currency !== 'INR')
        add('Currency', `is ${String(Currency)} and should be INR`, 'The shop would not open the payment dialog.')
      const due = TOUR_PEOPLE * tour.perHead
      if (readRupees(PaidAmount) !== readRupees(due))
        add(
          'PaidAmount',
          `is ${String(PaidAmount)}; ${TOUR_PEOPLE} persons at ${tour.perHead} are ${due}`,
          'The shop would refuse to open the payment dialog: it would ask for another amount than was shown.',
        )
      if (written.forgedTour && isAccepted(written.forgedTour))
        found.push({
          call: written.forgedTour.title,
          says: 'an unsigned payment is booked',
          shows: 'Anybody could book a tour without paying.',
        })
      return found
    },
  },
  {
    id: 'forms',
    title: 'The forms take what is right, and no address that is none',
    why: 'Nobody could answer.',
    writes: true,
    find: ({ written }) => {
      const found = (written?.forms ?? []).filter(hasBody)
      if (found.length === 0) return NOT_ANSWERED
      return found.flatMap((one): Finding[] => {
        if (one.purpose === 'good') return isAccepted(one) ? [] : [refusedRight(one)]
        if (!isAccepted(one)) return []
        const shows = `Whoever mistypes an address in ${placeOf(one.name)} would be thanked, and never be answered.`
        return [{ call: one.title, says: 'an e-mail address that is none is accepted', shows }]
      })
    },
  },
]
