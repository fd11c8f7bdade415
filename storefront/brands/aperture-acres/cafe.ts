/** Only the opening hours are given (TEXT-50); the rest is invented. */
import type { CafeContent, Dish } from '../shape.ts'

const dish = (name: string, note: string, price: number): Dish => ({ name, note, price })

export const CAFE: CafeContent = {
  description:
    'The vegetarian cafe on the farm: breakfast for crews, thalis, chaat, sweets and chai, from 8am to 10pm.',
  cuisine: 'Vegetarian',
  openingHours: 'Mo-Su 08:00-22:00',
  title: 'The kitchen keeps crew time',
  lead: 'The cafe on the farm is vegetarian. Filter coffee is ready at eight, thalis leave the kitchen at noon, and chaat goes out by the lamps.',
  text: 'Vegetables come from the beds behind the Glasshouse, bread from our own oven, milk from the next village. A table needs no booking on weekdays; crews of more than twelve call ahead, and a thali comes to the set if the set cannot come to the thali.',
  facts: [
    { value: '8am to 10pm', text: 'Restaurant hours' },
    { value: '100%', text: 'Vegetarian' },
  ],
  picture: '/art/cafe/terrace.svg',
  cover: '/art/cafe/kulhad-chai.svg',
  menu: [
    { title: 'The Acre Cafe', strap: 'Vegetarian kitchen, 8am to 10pm', dishes: [] },
    {
      title: 'Call-sheet breakfast',
      strap: 'For crews that beat the sun',
      dishes: [
        dish('Ghee roast dosa', 'sambar, two chutneys', 160),
        dish('Idli and vada', 'four idlis, one vada', 130),
        dish('Indori poha', 'sev, pomegranate, lime', 110),
        dish('Aloo paratha', 'white butter, pickle', 150),
        dish('Masala cheela', 'mint, grated paneer', 140),
        dish('Fruit and granola', 'curd, forest honey', 170),
      ],
    },
    {
      title: 'Between takes',
      strap: 'Small plates and chaat',
      dishes: [
        dish('Dahi puri', 'six, with tamarind', 120),
        dish('Samosa chaat', 'warm peas, curd', 130),
        dish('Paneer tikka', 'from the tandoor', 260),
        dish('Corn chaat', 'butter, lime, chilli', 120),
        dish('Onion bhaji', 'green chutney', 110),
        dish('Loaded fries', 'peri spice, cheese', 180),
      ],
    },
    {
      title: 'The Rajwada table',
      strap: 'Thalis and mains',
      dishes: [
        dish('Rajwada thali', 'seven bowls, two breads', 420),
        dish('Dal baati churma', 'with garlic chutney', 320),
        dish('Paneer makhani', 'tomato, fenugreek', 310),
        dish('Gatte ki sabzi', 'gram dumplings, curd', 260),
        dish('Veg dum biryani', 'raita, fried onion', 290),
        dish('Wood-fired pizza', 'tomato, basil, mozzarella', 340),
      ],
    },
    {
      title: 'The final cut',
      strap: 'Sweets and bakes',
      dishes: [
        dish('Jalebi and rabri', 'hot and cold', 160),
        dish('Gulab jamun', 'two, with pistachio', 120),
        dish('Malai kulfi', 'on a stick', 110),
        dish('Orange cake', 'olive oil, almond', 180),
        dish('Ghevar', 'in season only', 200),
        dish('Brownie sundae', 'salted jaggery', 220),
      ],
    },
    {
      title: 'Long shadows, long drinks',
      strap: 'Coolers, coffee and chai',
      dishes: [
        dish('Kulhad chai', 'ginger, cardamom', 60),
        dish('Filter coffee', 'brass tumbler', 80),
        dish('Aam panna', 'raw mango, cumin', 110),
        dish('Rose nimbu', 'petals, lime, soda', 120),
        dish('Kokum fizz', 'black salt', 130),
        dish('Cold coffee', 'vanilla ice cream', 170),
      ],
    },
  ],
  picturesTitle: 'A table for every light',
  pictures: [
    { src: '/art/cafe/terrace.svg', alt: 'The terrace with parasols in late sun', caption: 'The terrace' },
    { src: '/art/cafe/counter.svg', alt: 'A barista behind a tiled counter with a cake case', caption: 'The counter' },
    {
      src: '/art/cafe/window-table.svg',
      alt: 'Two cups and flowers at an arched window at sunset',
      caption: 'The window table',
    },
    { src: '/art/cafe/tandoor.svg', alt: 'A cook at a glowing clay tandoor', caption: 'The tandoor' },
    { src: '/art/cafe/evening-lights.svg', alt: 'The terrace at dusk under string lights', caption: 'Evening lights' },
    {
      src: '/art/cafe/kulhad-chai.svg',
      alt: 'Clay cups of chai and samosas before a sunset field',
      caption: 'Kulhad chai',
    },
  ],
  contacts:
    'For a long table, a birthday cake, or thalis brought to the set. Allergies and Jain meals: a day ahead, please.',
}
