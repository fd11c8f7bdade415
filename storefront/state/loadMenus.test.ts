import { expect, it } from 'vitest'
import { professionalsOf } from './loadMenus.ts'

const professional = (Name: string, SlugName: string, ProfCatId?: number | string) => ({
  Name,
  SlugName,
  ImageLink: '',
  CateogryDescription: '',
  ProfCatId,
})

it('leaves out whoever is called Cinematographers, whoever has the number 6, and whoever has no page', () => {
  const list = [
    professional('Photographers', 'photographers', 1),
    professional('CINEMATOGRAPHERS ', 'cine', 2),
    professional('Hidden', 'hidden', 6),
    professional('Hidden', 'hidden', '6'),
    professional('Nowhere', '', 3),
    professional('Stylists', 'dress-stylists'),
  ]
  expect(professionalsOf(list)).toEqual([
    { slug: 'photographers', name: 'Photographers' },
    { slug: 'dress-stylists', name: 'Stylists' },
  ])
})
