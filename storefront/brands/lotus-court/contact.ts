import type { ContactContent } from '../shape.ts'

export const CONTACT: ContactContent = {
  lead: 'Lotus Court is a house of twelve rooms around still water, 40 minutes from Kolkata.',
  about: ['It was a judge’s house, then a school of music. Now its rooms are let by the hour, with lamps and cloth.'],
  picture: '/art/room/water-house.svg',
  figures: [
    { value: '12', text: 'rooms' },
    { value: '40 minutes', text: 'from Kolkata' },
  ],
  arrival: 'Take the ferry or the river road from Kolkata. The gate opens 20 minutes before your slot.',
  way: 'Sketch of the way: from Kolkata along the river, then Ferry Lane to Lotus Court',
}
