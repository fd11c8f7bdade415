import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MealCard } from '../MealCard/MealCard.tsx'
import { ProductCard } from './ProductCard.tsx'

const given = {
  picture: { src: 'a.avif', alt: '' },
  price: { selling: '₹900' },
  action: { label: 'Add' },
  note: '2 in your cart',
}

test.each([
  ['size', <ProductCard key="" {...given} name="Green gown" size="" />],
  ['unit', <MealCard key="" {...given} title="Farm Thali" menu={[]} menuLabel="Menu" unit="" />],
])('a note is shown where the %s is empty', (_what, card) => {
  expect(renderToStaticMarkup(card)).toContain('>2 in your cart<')
})
