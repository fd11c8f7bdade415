import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pictureOf } from './mealPictures.ts'

it.each([
  ['Farm Thali', 'Gulab jamun\nMasala chaas', 'rajasthani-thali'],
  ['Banana Leaf Lunch', 'Filter coffee', 'south-indian-leaf'],
  ['Crew High Tea', 'Batata vada\nBhel', 'high-tea'],
  ['Bonfire Dinner', 'Corn chaat\nRaita', 'bonfire-dinner'],
  ['Call-Sheet Breakfast', 'Idli and vada', 'breakfast'],
  ['Chaat between Takes', 'Kokum fizz', 'chaat-platter'],
  ['Wood-Fired Evening', 'Orange cake', 'wood-fired-pizza'],
  ['Mithai and Mocktails', 'Aam panna', 'mithai'],
  ['Package 3', 'Two kinds of pizza', 'wood-fired-pizza'],
  ['Package 4', '', 'rajasthani-thali'],
  ['Fresh Juices', '', 'mocktails'],
])('shows %s as what it is', (Title, MenuIncludes, drawing) => {
  expect(pictureOf({ Title, MenuIncludes })).toBe(`/art/food/${drawing}.svg`)
  expect(existsSync(join(import.meta.dirname, `../../brands/aperture-acres/public/art/food/${drawing}.svg`))).toBe(true)
})
