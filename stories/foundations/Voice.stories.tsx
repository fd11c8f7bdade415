/** How the shop speaks, each rule with sentences of the shop in the components that show them. */
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { AmountRows } from '../../design-system/components/AmountRows/AmountRows.tsx'
import { AvailabilityBadge } from '../../design-system/components/AvailabilityBadge/AvailabilityBadge.tsx'
import { Stack } from '../../design-system/components/Layout/Layout.tsx'
import { Text } from '../../design-system/components/Text/Text.tsx'
import { countdown, dMy, weekday, type Day } from '../../storefront/text/dates.ts'
import { clock, minutesOf, timeWindow } from '../../storefront/text/times.ts'
import { spoken } from '../../design-system/components/VisuallyHidden/said.ts'
import { MESSAGES } from '../../storefront/text/messages.ts'
import { dayMonth } from '../../storefront/text/dayMessages.ts'
import { fromRupees, inr, minus, rupees, ZERO } from '../../storefront/text/money.ts'
import { Table } from '../support/guide/Table.tsx'
import { Changes, Rules } from './Voice.tsx'
import { AMOUNTS, BUTTONS, ERRORS } from './voiceChanges.tsx'
import { SPELLINGS, WORDS } from './voiceWords.ts'

const meta = preview.meta({
  title: 'Foundations/Voice',
  id: 'foundations-voice',
  parameters: {
    isText: true,
    asWritten: true,
    docs: {
      subtitle:
        'How the shop speaks. Sentences that the specification states are kept to the letter, misspellings included; new ones are written like those under “After”.',
    },
  },
})

/** As a host at the gate would: friendly, exact and brief. */
export const Sentences = meta.story({
  render: () => (
    <Rules
      of={[
        'Address the visitor as “you”, and the studio as “we”.',
        'One thought in a sentence, and at most twenty words.',
        'First what is the case, then what to do.',
        'Plain words: “choose”, not “select an option from the following”.',
        'The same thing has the same word on every page; the list is below.',
        'Sentence case for titles, labels and buttons. Capitals are for names: Golden Hour, Texas Ranch.',
        'A sentence ends with a full stop. A label, a button or a title does not.',
        'No exclamation marks, no jokes about what failed, no blame.',
      ]}
    />
  ),
})

/** A button is a verb and its object. A link is named by where it leads. */
export const ButtonsAndLinks = meta.story({
  render: () => <Changes of={BUTTONS} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: MESSAGES.startBooking })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Pay ₹13,100.00' })).toBeVisible()
  },
})

/** What happened and what to do now, beside the place where it happened. */
export const ErrorsAndEmptyPlaces = meta.story({
  render: () => <Changes of={ERRORS} />,
})

const amount = fromRupees

/** In rupees, grouped as in India. The functions are in `storefront/text/money.ts`; nobody writes an amount by hand. */
export const Money = meta.story({
  render: () => (
    <Stack gap={8}>
      <Changes of={AMOUNTS} />
      <Table
        label="Amounts"
        head={['Where', 'Written', 'By']}
        rows={[
          ['Prices, fees, and the total of a studio tour', rupees(amount(123_456)), 'rupees(amount)'],
          ['The same with paise, only where there are any', rupees(amount(1249.5)), 'rupees(amount)'],
          [
            'Totals of cart and checkout, always with paise',
            rupees(amount(15_080), 'exact'),
            "rupees(amount, 'exact')",
          ],
          [
            'A deduction, with a minus sign and not a hyphen',
            rupees(minus(ZERO, amount(4500)), 'exact'),
            "rupees(amount, 'exact')",
          ],
          ['The table of bookings', inr(amount(123_456)), 'inr(amount)'],
          ['The mini cart, always with paise', inr(amount(15_080), 'exact'), "inr(amount, 'exact')"],
          ['A crore and more', rupees(amount(12_345_678)), 'rupees(amount)'],
        ]}
      />
      <section>
        <AmountRows
          rows={[
            { label: 'Total', value: rupees(amount(28_000), 'exact') },
            { label: 'Coupon MONSOON', value: rupees(minus(ZERO, amount(3500)), 'exact'), tone: 'less' },
            { label: 'Total to pay', value: rupees(amount(24_500), 'exact'), tone: 'total' },
          ]}
        />
      </section>
    </Stack>
  ),
})

const DAY: Day = '2026-12-05'
const [START, END] = ['14:00', '20:00']

/** Days and hours are those at the studio, wherever the visitor is. The functions are in `storefront/text/dates.ts`. */
export const DatesAndTimes = meta.story({
  render: () => (
    <Stack gap={8}>
      <Table
        label="Dates and times"
        head={['What', 'Written', 'Not']}
        rows={[
          ['A day', dMy(DAY), '12/5/26, 5th December'],
          ['A day with its name', `${dMy(DAY)}, ${weekday(DAY)}`, 'Sat 05-12'],
          ['A day beside others of the season, or in a message', dayMonth(DAY), '05 Dec, Dec 5'],
          ['A day as a screen reader says it', spoken(dMy(DAY)), '05 Dec'],
          ['An hour', clock(minutesOf(START) ?? 0), '14:00 hrs, 2 PM'],
          ['From an hour to another', timeWindow(START, END), '2-8pm'],
          ['A short wait', countdown(75), '75 sec'],
          ['A length of time', '30 minutes, half a day', "30', 0.5 d"],
        ]}
      />
      <Stack gap={3}>
        <Text>{timeWindow(START, END)}</Text>
        <AvailabilityBadge state="fast">{`${dMy(DAY)}: fast filling`}</AvailabilityBadge>
      </Stack>
    </Stack>
  ),
})

/** Of people, of what is sold, and of the studio. */
export const Names = meta.story({
  render: () => (
    <Rules
      of={[
        'One field for a whole name: Meera Joshi, Anthony D’Souza, Madhubala. Nobody is asked for a first and a last name.',
        'A name keeps the letters it was typed in: any script, apostrophes, spaces, no forced capitals.',
        'No titles, and no “Dear Sir”.',
        'Packages, sets and outfits are names: Golden Hour, Rajwada Courtyard. What they are stays small: the package Golden Hour.',
        'Places of the studio that everybody has are no names: green room, cafe, cottage.',
        'The studio is “we”, or Aperture Acres in full.',
        'A phone number is grouped as it is read aloud: 98765 43210.',
      ]}
    />
  ),
})

/** One word for one thing. A test reads the shop’s own sentences for the words in the second column. */
export const WordsWeUse = meta.story({
  render: () => (
    <Table
      label="Words"
      head={['We say', 'Not', 'Because']}
      rows={WORDS.map(({ use, not, why }) => [use, not.join(', '), why])}
    />
  ),
})

/** English as it is written in India, which is near to British. */
export const Spelling = meta.story({
  render: () => (
    <Stack gap={8}>
      <Table label="Spellings" head={['We write', 'Not']} rows={SPELLINGS.map(({ use, not }) => [use, not])} />
      <Rules
        of={[
          'Code is American where the language is: a prop is called color, a page about it Colour.',
          'Words from other languages need no italics: lehenga, haldi, mehendi. Others read them as often as “bridal”.',
          'Indian formal phrases (“kindly”, “do the needful”, “revert back”) sound like an office. Say what is to be done.',
          'Lakh and crore show in the grouping of a number; they are not written out: ₹1,23,456.',
        ]}
      />
    </Stack>
  ),
})
