import type { CafeContent } from '../shape.ts'

export const CAFE: CafeContent = {
  description: 'The river kitchen of Lotus Court: rice, fish, sweets and tea, from seven to nine.',
  cuisine: 'Bengali',
  openingHours: 'Tu-Su 07:00-21:00',
  title: 'The river comes to the table',
  lead: 'Fish from the morning’s boats, mustard from the fields, sweets from the lane.',
  text: 'Tables stand on the steps when it is dry, and in the gallery when it is not.',
  facts: [{ value: '7am to 9pm', text: 'Kitchen hours' }],
  picture: '/art/table/counter.svg',
  cover: '/art/table/chai.svg',
  menu: [
    { title: 'The River Kitchen', strap: 'Seven to nine', dishes: [] },
    {
      title: 'Plates',
      strap: 'From noon',
      dishes: [
        { name: 'Hilsa in mustard', note: 'with rice', price: 380 },
        { name: 'Luchi and potato', note: 'six pieces', price: 140 },
      ],
    },
  ],
  picturesTitle: 'On the steps',
  pictures: [
    { src: '/art/table/chai.svg', alt: 'Two cups of tea and a plate of snacks', caption: 'Tea' },
    { src: '/art/table/counter.svg', alt: 'The counter with its glass case', caption: 'The counter' },
  ],
  contacts: 'For a long table or a boat of one’s own: a day ahead, please.',
}
