/** Which interactive component is in which story of hover, focus and pressed. */
import type { ReactNode } from 'react'
import { Button } from '../../design-system/components/Button/Button.tsx'
import { IconButton } from '../../design-system/components/IconButton/IconButton.tsx'
import { LinkButton } from '../../design-system/components/LinkButton/LinkButton.tsx'
import { SearchField } from '../../design-system/components/SearchField/SearchField.tsx'
import { TextField } from '../../design-system/components/TextField/TextField.tsx'
import { CARDS } from '../transcripts/cards.tsx'
import { INTERACTIVE } from '../transcripts/interactive.tsx'

const nothing = (): void => {}

/** Variants without a sample in the transcripts. */
const MORE: Readonly<Record<string, ReactNode>> = {
  'Button secondary': <Button variant="secondary">Add to cart</Button>,
  'LinkButton secondary': (
    <LinkButton href="/pricing/a" variant="secondary">
      Check Pricing
    </LinkButton>
  ),
  'IconButton outlined': <IconButton icon="printer" label="Print the receipt" outline onClick={nothing} />,
  'TextField at rest': <TextField label="Full name" name="name" value="Meera Joshi" onChange={nothing} />,
  'SearchField empty': (
    <SearchField
      label="Search by keyword"
      value=""
      submitLabel="Search"
      clearLabel="Clear the search"
      onChange={nothing}
      onSubmit={nothing}
    />
  ),
}

export const GROUPS = {
  actions: [
    'Button',
    'Button secondary',
    'LinkButton',
    'LinkButton secondary',
    'LinkButton external',
    'InCart',
    'IconButton',
    'IconButton outlined',
    'TextButton',
    'TextLink',
    'ResendCountdown',
  ],
  fields: [
    'TextField',
    'TextField at rest',
    'TextArea',
    'EmailField',
    'PhoneField',
    'AmountField',
    'SearchField',
    'SearchField empty',
  ],
  fieldsOfParts: [
    'Select',
    'DateField',
    'TimeField',
    'OtpInput',
    'QuantityStepper',
    'CouponField',
    'CouponField applied',
  ],
  choices: ['Checkbox', 'CheckboxGroup', 'RadioGroup', 'PriceRangeSlider', 'FilterPanel', 'DropDown'],
  days: ['Calendar'],
  navigation: ['Tabs', 'LinkTabs', 'Pagination', 'Breadcrumb', 'Steps', 'Accordion', 'Logo'],
  cards: [
    'ProductCard',
    'PackageCard',
    'MealCard',
    'PictureCard',
    'PictureCard with words',
    'Gallery',
    'MiniCart',
    'CartSummary',
  ],
  frame: ['Header', 'Footer', 'PageHeader', 'Banner'],
  wide: ['CallSheet', 'PersonCard', 'ServiceTiles', 'CallToAction', 'Carousel', 'FlipBook', 'ResultPage', 'Prose'],
  records: ['CartLine', 'CartGroup', 'BookingTable', 'Receipt', 'Alert'],
  edges: ['SkipLink', 'ToastRegion', 'ChatLink'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Interactive components that are not shown, and why. */
export const WITHOUT: Readonly<Record<string, string>> = {
  AlertDialog: 'rendered outside the cell; its button is Button',
  Dialog: 'rendered outside the cell; its buttons are IconButton and Button',
  Lightbox: 'rendered outside the cell; its buttons are IconButton',
  Sheet: 'rendered outside the cell; its buttons are IconButton and Button',
  AvailabilityBadge: 'announces, and takes no focus',
  BookingDetails: 'takes focus only if it scrolls; see ScrollBox',
  Link: 'has no look of its own; see TextLink',
  ScrollBox: 'takes focus only if it scrolls; its own story shows the ring',
}

const SAMPLES: Readonly<Record<string, ReactNode>> = { ...INTERACTIVE, ...CARDS, ...MORE }

export function samplesOf(group: keyof typeof GROUPS): Record<string, ReactNode> {
  return Object.fromEntries(GROUPS[group].map((name) => [name, SAMPLES[name]]))
}
