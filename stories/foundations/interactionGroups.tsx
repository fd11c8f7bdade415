/** Which interactive component is in which story of hover, focus and pressed. */
import type { ReactNode } from 'react'
import { Button } from '../../design-system/components/Button/Button.tsx'
import { IconButton } from '../../design-system/components/IconButton/IconButton.tsx'
import { LinkButton } from '../../design-system/components/LinkButton/LinkButton.tsx'
import { SearchField } from '../../design-system/components/SearchField/SearchField.tsx'
import { TextField } from '../../design-system/components/TextField/TextField.tsx'
import { Drawn, type Story } from '../support/defaultStory.tsx'
import { guides } from '../support/guides.ts'
import { SAMPLES } from '../support/samples/samples.ts'

const nothing = (): void => {}

/** Variants that need no transcript, because they are heard as the first one is. */
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
  compositeFields: [
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
  EmptyState: 'its action is LinkButton',
  Field: 'its control is TextField',
  NotFoundState: 'its action is LinkButton',
  BookingDetails: 'takes focus only if it scrolls; see ScrollBox',
  Link: 'has no look of its own; see TextLink',
  ScrollBox: 'takes focus only if it scrolls; its own story shows the ring',
}

const ALL: Readonly<Record<string, ReactNode>> = { ...SAMPLES, ...MORE }

export function samplesOf(group: keyof typeof GROUPS): Record<string, ReactNode> {
  return Object.fromEntries(GROUPS[group].map((name) => [name, ALL[name]]))
}

const stories = import.meta.glob<Story>('../components/*/*.stories.tsx', { import: 'Default' })

/** What has keys in its guide and is in no group: a new component, drawn by its story `Default`. */
export async function samplesOfOthers(): Promise<Record<string, ReactNode>> {
  const known = new Set<string>([...Object.values(GROUPS).flat(), ...Object.keys(WITHOUT)])
  const others = guides.filter(({ name, guide }) => guide.keyboard.length > 0 && !known.has(name))
  const samples = others.map(async ({ name }) => {
    const story = await stories[`../components/${name}/${name}.stories.tsx`]!()
    return [name, <Drawn key={name} story={story} />] as const
  })
  return Object.fromEntries(await Promise.all(samples))
}
