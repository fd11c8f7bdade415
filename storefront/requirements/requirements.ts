import type { Proof } from './requirementProofs.ts'

export interface Requirement {
  /** `SHELL-001` */
  readonly id: string
  /** `SHELL` */
  readonly group: string
  readonly text: string
}

export const GROUPS: Readonly<Record<string, string>> = {
  SHELL: 'Header, footer, messages, session',
  HOME: 'Home',
  OUTF: 'Outfits',
  PROP: 'Props',
  SETS: 'Sets',
  SETD: 'A set',
  HPC: 'Professionals by kind',
  HPL: 'Professionals of a kind',
  PORT: 'Portfolio',
  FNB: 'Food and beverages',
  EVT: 'Events',
  EVD: 'An event',
  PRICE: 'Pricing',
  FAQ: 'Questions and answers',
  BLOGL: 'Blog',
  BLOGD: 'A post of the blog',
  CAFE: 'Cafe',
  CONT: 'Contact',
  CART: 'Cart',
  CHK: 'Checkout',
  COTT: 'Cottages',
  TERMS: 'Terms and conditions',
  PRIV: 'Privacy policy',
  REFU: 'Refund policy',
  LOGIN: 'Login page',
  REG: 'Register page',
  BOOK: 'Bookings page',
  OSUC: 'Order success',
  OFAIL: 'Order failed',
  NF: 'Page not found',
  RECCE: 'Studio tour page',
  ADD: 'Adding to the cart',
  FCART: 'Changing the cart',
  COUP: 'Coupon',
  VALC: 'Going on from the cart',
  PAY: 'Paying',
  LOGF: 'Logging in',
  REGF: 'Registering',
  BKF: 'Opening a booking',
  CHG: 'Changing email or mobile number',
  RECF: 'Booking a studio tour',
  NEWS: 'Newsletter',
  CONF: 'Sending the contact form',
  LOGOUT: 'Logging out',
  API: 'Calls',
  APIC: 'Rules of all calls',
  STOR: 'What the browser keeps',
  VAL: 'Rules of forms, and their messages',
  CONST: 'Amounts, lengths and times',
  ERR: 'Errors',
  TEXT: 'Stated texts',
}

/** @param table requirements.tsv with its heading. @throws on a malformed line or a duplicate id. */
export function readRequirements(table: string): Requirement[] {
  const seen = new Set<string>()
  return table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [, id = '', group = '', text = ''] = /^(([A-Z]+)-\d+)\t(.+)$/.exec(line) ?? []
      if (!id) throw new Error(`storefront/e2e/requirements.tsv: “${line}” is not an id, a tab and a sentence.`)
      if (seen.has(id)) throw new Error(`storefront/e2e/requirements.tsv: ${id} is there twice.`)
      seen.add(id)
      return { id, group, text }
    })
}

/** Decisions such as C-001 are valid tags, too. */
const DECISION = /^C-(?:0\d\d|1[0-2]\d|130)$/

/** @returns `file: id` for each tag that is neither a requirement nor a decision. */
export function unknownTags(requirements: readonly Requirement[], proofs: readonly Proof[]): string[] {
  const known = new Set(requirements.map(({ id }) => id))
  return proofs.flatMap(({ file, ids }) =>
    ids.filter((id) => !known.has(id) && !DECISION.test(id)).map((id) => `${file}: ${id}`),
  )
}
