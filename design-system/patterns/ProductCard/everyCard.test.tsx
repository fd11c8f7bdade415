// @vitest-environment jsdom
/** The actions of all cards are named and described in the same way. */
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { CardActionProps } from '../../components/CardAction/CardAction.tsx'
import { MealCard } from '../MealCard/MealCard.tsx'
import { PackageCard } from '../PackageCard/PackageCard.tsx'
import { PersonCard } from '../PersonCard/PersonCard.tsx'
import { ProductCard } from './ProductCard.tsx'

const nothing = (): void => undefined
const picture = { src: 'a.avif', alt: '' }
const price = { selling: '₹900' }
const TITLE = 'Golden Hour'
const describedName = `Add ${TITLE}`
const quantity = { label: 'Quantity', value: '1', onChange: nothing, decreaseLabel: 'Less', increaseLabel: 'More' }

type Cards = readonly (readonly [name: string, card: (action: CardActionProps) => ReactElement])[]
const WITH_A_QUANTITY: Cards = [
  ['ProductCard', (action) => <ProductCard {...{ name: TITLE, picture, price, quantity, action }} />],
  [
    'MealCard',
    (action) => <MealCard {...{ title: TITLE, picture, price, quantity, action }} menu={[]} menuLabel="Menu" />,
  ],
]
const CARDS: Cards = [
  ...WITH_A_QUANTITY,
  [
    'PackageCard',
    (action) => <PackageCard {...{ name: TITLE, price, action }} features={[]} featuresLabel="Included" />,
  ],
  ['PersonCard', (action) => <PersonCard {...{ name: TITLE, action }} portrait={picture} description="" />],
]

afterEach(cleanup)

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = nothing
    disconnect = nothing
  },
)

it.each(CARDS)('%s has a link for what cannot be bought, named or described by the title', (_, card) => {
  const { rerender } = render(card({ label: 'Add', describedName, href: '/contact-us' }))
  expect(screen.getByRole('link', { name: describedName, description: '' }).getAttribute('href')).toBe('/contact-us')
  expect(screen.queryByRole('button', { name: /Add/ })).toBeNull()
  rerender(card({ label: 'Add', href: '/contact-us' }))
  expect(screen.getByRole('link', { name: 'Add', description: TITLE })).toBeTruthy()
})

it.each(CARDS)('%s says why nothing can be added, and of what', (_, card) => {
  render(card({ label: 'Add', describedName, onPress: nothing, disabledReason: 'Sold out' }))
  expect(screen.getByRole('button', { name: 'Add', description: `Sold out ${TITLE}` })).toBeTruthy()
})

it.each(CARDS)('%s says what is being added', (_, card) => {
  render(card({ label: 'Add', describedName, onPress: nothing, busy: 'Please Wait...' }))
  expect(screen.getByRole('button', { name: 'Please Wait...', description: TITLE })).toBeTruthy()
})

it.each(WITH_A_QUANTITY)('%s asks for no quantity of what cannot be added', (_, card) => {
  const { rerender } = render(card({ label: 'Add', onPress: nothing }))
  expect(screen.getByRole('spinbutton')).toBeTruthy()
  rerender(card({ label: 'Add', onPress: nothing, disabledReason: 'Sold out' }))
  expect(screen.queryByRole('spinbutton')).toBeNull()
})
