import { expect, it } from 'vitest'
import { professionalsOf } from './loadMenus.ts'

const professional = (Name: string, SlugName: string, ProfCatId?: number | string) => ({
  Name,
  SlugName,
  ImageLink: '',
  CateogryDescription: '',
  ProfCatId,
})

it('leaves out Cinematographers, the category 6, entries without a page or a name, and a second one of a name', () => {
  const list = [
    professional('Photographers', 'photographers', 1),
    professional('CINEMATOGRAPHERS ', 'cine', 2),
    professional('Hidden', 'hidden', 6),
    professional('Hidden', 'hidden', '6'),
    professional('Nowhere', '', 3),
    professional(' ', 'nameless'),
    professional('Stylists', 'dress-stylists'),
    professional('Stylists', 'stylists-again'),
  ]
  expect(professionalsOf(list)).toEqual([
    { slug: 'photographers', name: 'Photographers' },
    { slug: 'dress-stylists', name: 'Stylists' },
  ])
})
