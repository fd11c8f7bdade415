/**
 * Faults that were measured and wait for their mending, by the debug name of the element's class. An entry goes with
 * its fault; nothing else may be added to hide a new one.
 */
interface KnownFault {
  element: string
  /** With text of twice the size only; at 320 px nothing may reach beyond the sides. */
  at: '320 px' | '200 %'
  why: string
}

export const KNOWN_FAULTS: readonly KnownFault[] = [
  { element: 'CallToAction_title', at: '320 px', why: 'A flex item without `minWidth: 0` grows with an unbreakable word.' },
  { element: 'Footer_heading', at: '200 %', why: 'The grid’s only column is as wide as its longest word.' },
  { element: 'Footer_contacts', at: '200 %', why: 'The grid’s only column is as wide as its longest word.' },
  { element: 'Header_actions', at: '200 %', why: 'Logo, cart and menu button need 394 px in one row.' },
  { element: 'Logo_logo', at: '200 %', why: 'Logo, cart and menu button need 394 px in one row.' },
  { element: 'Field_label', at: '320 px', why: 'An unbreakable address in a label of OtpInput.' },
  { element: 'Price_row', at: '200 %', why: 'Two amounts of nine digits don’t wrap.' },
  { element: 'AmountRows_label', at: '200 %', why: 'An unbreakable word in a label.' },
  { element: 'AmountRows_value', at: '200 %', why: 'An amount of nine digits in the large size doesn’t wrap.' },
  { element: 'Breadcrumb_item', at: '200 %', why: 'An unbreakable word in a step.' },
  { element: 'Steps_step', at: '200 %', why: 'An unbreakable word in a step.' },
  { element: 'Sets_title', at: '200 %', why: 'Display type at twice its size, in a word of 12 letters.' },
  { element: 'Heading_heading', at: '200 %', why: 'Display type at twice its size, in a word of 12 letters.' },
  { element: 'Offers_tiles', at: '200 %', why: 'A tile with a long word at twice its size.' },
]

/** Whether a fault is known at this size; `name` is the element's first class. */
export function isKnown(name: string, doubled: boolean): boolean {
  return KNOWN_FAULTS.some(({ element, at }) => name.startsWith(element) && (doubled || at === '320 px'))
}
