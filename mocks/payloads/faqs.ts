import type { Item } from '../provider/catalogue.ts'

const ASKED: readonly (readonly [question: string, answer: string])[] = [
  [
    'Where are you, and how long is the drive?',
    'On 3 private acres, roughly a 50 minute drive from the city. The gate opens at 7 am. The map on the contact page has the turning that navigation misses.',
  ],
  [
    'How many set-ups can I use?',
    'There are more than 50 indoor and outdoor set-ups and 100 backdrops. Your package says how many of them are yours; one set is used for 30 minutes at a stretch, and you may come back to it when it is free.',
  ],
  [
    'Can I come early?',
    'Yes. Entry is allowed 30 minutes before your slot, for changing and for walking the route. Shooting starts with the slot.',
  ],
  [
    'What do I pay to book?',
    'A booking amount of INR 3000 plus 18% GST on it. You may pay more now if you like. The balance is settled at the farm before the first frame.',
  ],
  [
    'Can I move my date?',
    'A shoot can be moved with 72 hours’ notice, subject to the new date being open. A cottage stay can be moved with 48 hours’ notice, within 30 days of the booking.',
  ],
  [
    'Can I cancel?',
    'A request is possible within 6 hours of the order, unless the booking starts within 72 hours. It brings a full refund within 7 working days: see the refund policy.',
  ],
  [
    'We are two couples. Is that all right?',
    'Yes. A second couple costs 50% extra. An extra non-couple shoot costs INR 5000.',
  ],
  [
    'How many people may come along?',
    'Each package names a number. Extra people cost INR 1000 each, paid at the gate. Small children and drivers are not counted.',
  ],
  [
    'For how long can I use the vintage car?',
    'For 30 minutes at most, with our driver. It goes to any set with a road, which is most of them.',
  ],
  [
    'What does fast filling mean?',
    'About 5 to 6 shoots happen in a day. Fast filling means that only a little is left on that date. The badge is checked when you pick the date and again when you pay.',
  ],
  [
    'A date says sold out. Is there anything to do?',
    'Often, yes. When the green rooms are taken, the sets may still be free: choose a Luxury Room to change in, and shoot as planned. The booking dialog offers it when it applies.',
  ],
  [
    'Do you allow drones?',
    'On packages that say so, before ten and after four, below tree height over other people’s sets. Bring your papers; we keep a copy for the day.',
  ],
  [
    'Is there food? We are not vegetarian.',
    'The cafe is vegetarian and open from 8 am to 10 pm. Meals for the unit are priced per head and can be added to your booking. Outside food stays outside the gate, cakes excepted.',
  ],
  [
    'Can we stay the night?',
    'Yes, in the cottage called In The Woods. One cottage can accommodate only 4 individuals. Check-in is 2 pm, check-out 12 noon, room service runs until 10 pm.',
  ],
  [
    'Can I see the place before I book?',
    'Take the studio tour: pick a category, a date and a time between 7 am and 9 pm, and somebody walks with you. It is charged per head, GST included.',
  ],
  [
    'Do outfits and professionals need a separate booking?',
    'No. Add them to the same cart as your package; they are booked for the same date. Outfits are pressed and waiting in the green room when you arrive.',
  ],
  [
    'What if it rains?',
    'A third of the sets are under a roof and the glasshouse is better in rain. If a red alert is issued for the district, we move your date without asking for notice.',
  ],
  [
    'My payment went through but I see no booking. What now?',
    'Do not pay again. Bookings confirm themselves within minutes even if the page was closed. If it is still missing, tell us within 24 hours with the payment id and we will find it.',
  ],
]

export const FAQS: readonly Item<'GetFAQ', 'FAQList'>[] = ASKED.map(([Question, Answer], index) => ({
  FAQId: index + 1,
  Question,
  Answer,
}))
