import {
  Alert,
  EmailField,
  Grid,
  PhoneField,
  Select,
  Spoken,
  Stack,
  TextField,
  TimeField,
} from '../../../design-system/index.ts'
import { NO_CATEGORY, type TourForm } from '../../state/tourDraft.ts'
import { distinct } from '../../text/lists.ts'
import { rupees } from '../../text/money.ts'
import { digitsOf, MOBILE_LENGTH } from '../../text/rules.ts'
import { CLOSES, hoursOf, nameOf, OPENS, spoken, warningsOf, type TourCategory } from './tour.ts'
import { MonthField } from '../../shell/date/MonthField.tsx'
import { today } from '../../text/dates.ts'
import { TOUR_MESSAGES } from '../../text/tourMessages.ts'
import { Slots } from './Slots.tsx'
import { isTimeOver } from './tourProblem.ts'
import type { useTourForm } from './useTourForm.ts'

interface TourFieldsProps {
  tour: ReturnType<typeof useTourForm>
  categories: readonly TourCategory[]
  /** False until the first screen of a phone has been shown. */
  isWhole: boolean
}

const PEOPLE_DIGITS = 3
const NONE = { value: NO_CATEGORY, text: 'Open this select menu' }

export function TourFields({ tour, categories, isWhole }: TourFieldsProps) {
  const { form, problems, category } = tour
  const hours = hoursOf(form.startTime, category)
  const warnings = [...(isTimeOver(form) ? [TOUR_MESSAGES.timeOver] : []), ...warningsOf(hours, category)]
  const field = <Name extends keyof TourForm>(name: Name) => ({
    ref: tour.refOf(name),
    name,
    value: form[name],
    problem: problems[name],
    required: true,
    onChange: (text: string) => tour.change(name, text),
  })
  return (
    <Stack gap={5}>
      <Grid min={240} gap={5}>
        <TextField {...field('fullName')} label="Full Name" autoComplete="name" maxLength={100} />
        <EmailField {...field('email')} label="Email Id" maxLength={200} />
        <PhoneField {...field('phone')} label="Phone Number" length={MOBILE_LENGTH} hint="Begins with 7, 8 or 9" />
        <Select
          {...field('category')}
          label="Category"
          options={distinct(
            [NONE, ...categories.map((tour) => ({ value: String(tour.Id), text: nameOf(tour) }))],
            ({ value }) => value,
          )}
          hint={category && `${category.TimeInMinitues} minutes`}
        />
        <TextField
          {...field('people')}
          label="Number of people"
          inputMode="numeric"
          autoComplete="off"
          hint={category && <Spoken>{`${rupees(category.PerHeadPrice)} per head`}</Spoken>}
          onChange={(text) => tour.change('people', digitsOf(text).slice(0, PEOPLE_DIGITS))}
        />
        {isWhole && (
          <>
            {/* RECCE-09 to 11 */}
            <MonthField
              ref={tour.refOf('date')}
              label="Visiting Date"
              day={form.date || undefined}
              min={today()}
              problem={problems.date}
              onPick={(day) => tour.change('date', day)}
            />
            <Stack gap={3}>
              <TimeField
                {...field('startTime')}
                label="Start Time"
                min={OPENS}
                max={CLOSES}
                onBlur={() => tour.checkTime()}
              />
              <Slots
                category={category}
                date={form.date}
                time={form.startTime}
                onChoose={(time) => tour.change('startTime', time)}
              />
            </Stack>
            <TextField
              label="End Time"
              optional="(set for you)"
              name="endTime"
              value={hours ? spoken(hours.end) : ''}
              onChange={() => undefined}
              autoComplete="off"
              readOnly
            />
          </>
        )}
      </Grid>
      <div role="status">
        <Stack gap={3}>
          {warnings.map((text) => (
            <Alert key={text} tone="warning">
              {text}
            </Alert>
          ))}
        </Stack>
      </div>
    </Stack>
  )
}
