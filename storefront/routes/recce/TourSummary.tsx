import { TOUR } from '#brand/tour.ts'
import type { ReactNode } from 'react'
import { ArchPicture, DayArc, Heading, Price, Spoken, Text } from '../../../design-system/index.ts'
import { slate } from '../../../design-system/styles/surface.css.ts'
import type { TourForm } from '../../state/tourDraft.ts'
import { dMy } from '../../text/dates.ts'
import { TOUR_MESSAGES } from '../../text/tourMessages.ts'
import { rupees, ZERO } from '../../text/money.ts'
import * as css from './ReccePage.css.ts'
import { gstWithin, hoursOf, peopleOf, totalOf, TOUR_HOURS, visitingTime, type TourCategory } from './tour.ts'

interface TourSummaryProps {
  form: TourForm
  category: TourCategory | undefined
  action: ReactNode
}

export function TourSummary({ form, category, action }: TourSummaryProps) {
  const hours = hoursOf(form.startTime, category)
  const count = peopleOf(form.people)
  const total = totalOf(form.people, category)
  const said = [form.date && dMy(form.date), count > 0 && (count === 1 ? '1 person' : `${count} people`)]
    .filter(Boolean)
    .join(', ')
  return (
    <section className={css.summary} aria-labelledby="your-tour">
      <div className={slate.sun} />
      <div className={css.view}>
        <div className={css.arch}>
          <ArchPicture src={TOUR.picture} alt="" ratio="4/3" loading="eager" />
        </div>
      </div>
      <div className={css.body}>
        <Heading level={2} size="title-m" id="your-tour">
          Your tour
        </Heading>
        <div>
          <DayArc
            start={hours?.start}
            end={hours?.end}
            text={hours ? visitingTime(hours) : `Any slot between ${TOUR_HOURS}`}
          />
          {said && (
            <p className={css.when}>
              <Spoken>{said}</Spoken>
            </p>
          )}
        </div>
        <div className={css.total}>
          <p className={css.label}>{TOUR_MESSAGES.total}</p>
          {total > ZERO ? (
            <Price selling={rupees(total)} size="large" />
          ) : (
            <Text>
              {category ? (
                <Spoken>{`${rupees(category.PerHeadPrice)} per head`}</Spoken>
              ) : (
                'Choose a category to see the price.'
              )}
            </Text>
          )}
          <Text size="caption" tone="muted">
            {TOUR_MESSAGES.gst}
            {category && total > ZERO && (
              <Spoken>{` ${rupees(category.PerHeadPrice)} × ${count}, includes ${rupees(gstWithin(total))} GST.`}</Spoken>
            )}
          </Text>
        </div>
        {action}
      </div>
    </section>
  )
}
