/** Assigns each interactive component to a story of hover, focus and pressed. */
import type { ReactNode } from 'react'
import { Button } from '../../design-system/components/Button/Button.tsx'
import { IconButton } from '../../design-system/components/IconButton/IconButton.tsx'
import { LinkButton } from '../../design-system/components/LinkButton/LinkButton.tsx'
import { MenuEntries } from '../../design-system/components/Header/MenuEntries.tsx'
import { SearchField } from '../../design-system/components/SearchField/SearchField.tsx'
import { TextArea, TextField } from '../../design-system/components/TextField/TextField.tsx'
import { TextButton } from '../../design-system/components/TextLink/TextLink.tsx'
import { Drawn, inFull, type Story } from '../support/defaultStory.tsx'
import { guides } from '../support/guides.ts'

const nothing = (): void => {}

/** Variants, and components on the page of another one. */
const MORE: Readonly<Record<string, ReactNode>> = {
  'Button secondary': <Button variant="secondary">Add to cart</Button>,
  'LinkButton secondary': (
    <LinkButton href="/pricing/a" variant="secondary">
      Check Pricing
    </LinkButton>
  ),
  TextButton: <TextButton onClick={nothing}>Change date</TextButton>,
  TextArea: <TextArea label="Order notes" optional="(optional)" name="notes" value="" onChange={nothing} />,
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
  compositeFields: ['Select', 'DateField', 'TimeField', 'OtpInput', 'QuantityStepper', 'CouponField'],
  choices: ['Checkbox', 'CheckboxGroup', 'RadioGroup', 'PriceRangeSlider', 'FilterPanel', 'DropDown'],
  days: ['Calendar'],
  navigation: ['Tabs', 'LinkTabs', 'Pagination', 'Breadcrumb', 'Steps', 'Accordion', 'Logo'],
  cards: ['ProductCard', 'PackageCard', 'MealCard', 'PictureCard', 'Gallery', 'MiniCart', 'CartSummary'],
  frame: ['Header', 'Footer', 'PageHeader', 'Banner'],
  wide: ['PersonCard', 'ServiceTiles', 'CallToAction', 'Carousel', 'FlipBook', 'ResultPage', 'Prose'],
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
  BookingDetails: 'takes focus only if it scrolls; see ScrollBox',
  Link: 'has no look of its own; see TextLink',
  ScrollBox: 'takes focus only if it scrolls; its own story shows the ring',
}

const stories = import.meta.glob<Story>('../components/*/*.stories.tsx', { import: 'Default' })

export type Samples = Readonly<Record<string, ReactNode>>

async function draw(names: readonly string[]): Promise<Samples> {
  const samples = names.map(async (name) => {
    if (MORE[name] !== undefined) return [name, MORE[name]] as const
    const story = await stories[`../components/${name}/${name}.stories.tsx`]!()
    return [name, <Drawn key={name} story={story} />] as const
  })
  return Object.fromEntries(await Promise.all(samples))
}

export const samplesOf = (group: keyof typeof GROUPS) => draw(GROUPS[group])

/** Components that have keys in their guide but are in no group, such as new ones. */
export function samplesOfOthers(): Promise<Samples> {
  const known = new Set<string>([...Object.values(GROUPS).flat(), ...Object.keys(WITHOUT)])
  return draw(guides.flatMap(({ name, guide }) => (guide.keyboard.length > 0 && !known.has(name) ? [name] : [])))
}

/** Busy or disabled components that have no story of their own. */
const MORE_OFF: Samples = {
  TextLink: (
    <TextButton busy="Please Wait..." onClick={nothing}>
      Resend
    </TextButton>
  ),
  Menu: <MenuEntries items={[{ text: 'Logout', busy: 'Please Wait...', onPress: nothing }]} />,
}

/** Components whose story `Default` has `parameters.off`. */
export async function samplesOff(): Promise<Samples> {
  const samples = Object.entries(stories).map(async ([path, load]) => {
    const story = await load()
    return 'off' in inFull(story).parameters
      ? [[path.split('/').at(-2)!, <Drawn key={path} story={story} as="off" />]]
      : []
  })
  return { ...MORE_OFF, ...Object.fromEntries((await Promise.all(samples)).flat()) }
}
