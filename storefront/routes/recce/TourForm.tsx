import { Suspense, useEffect, useRef, useState } from 'react'
import { Button, Columns, Loading, Skeleton, Stack } from '../../../design-system/index.ts'
import { isBusy } from '../../payment/state.ts'
import { usePayment } from '../../payment/usePayment.ts'
import { loginPath, shownPath, visit } from '../../shell/navigation.ts'
import { saveTour } from '../../state/tourDraft.ts'
import { toast } from '../../state/toasts.ts'
import { MESSAGES } from '../../text/messages.ts'
import { HoldFooter } from '../../shell/PageLoading.tsx'
import * as css from './ReccePage.css.ts'
import type { TourCategory } from './tour.ts'
import { TourFields } from './TourFields.tsx'
import { TourSummary } from './TourSummary.tsx'
import { isNarrow, useRest } from '../../shell/useRest.ts'
import { useTourForm } from './useTourForm.ts'
import { TourNotice, useTourPayment } from './useTourPayment.ts'

/** Whether Pay led to the login. */
let isLoggingIn = false

/** Sends guests to the login first and keeps what they typed (RECF-07 to 22). */
export function TourForm({ categories }: { categories: readonly TourCategory[] }) {
  const tour = useTourForm(categories)
  const { session, payments, starting, pay } = useTourPayment()
  const state = usePayment(payments)
  const hasRest = useRest()
  // A visitor who left that login, and logged in elsewhere, does not return to Pay.
  const [isReturning] = useState(() => isLoggingIn && /^\/(login|register)$/.test(shownPath() ?? ''))
  // A phone's first screen ends with the number of people. After the login the last button gets the focus.
  const isWhole = hasRest || isReturning || !isNarrow()
  const payRef = useRef<HTMLButtonElement>(null)
  const busy = starting || isBusy(state)
  // Excludes the time behind the gateway's dialog, where the form stays visible.
  const isAsking = starting || ['creating', 'loadingScript', 'authorised', 'confirming'].includes(state.status)

  useEffect(() => {
    if (isReturning && session.status === 'guest') return undefined
    isLoggingIn = false
    if (!isReturning) return undefined
    // Waits until the page has scrolled to its top and focused its heading.
    const timer = setTimeout(() => payRef.current?.focus())
    return () => clearTimeout(timer)
  }, [isReturning, session.status])

  const submit = (): void => {
    if (busy || !tour.check() || !tour.category) return
    if (session.status === 'guest') {
      saveTour(tour.form)
      isLoggingIn = true
      toast('error', MESSAGES.loginFirst)
      void visit(loginPath('/recce'))
      return
    }
    // A loading indicator is about to replace the focused field.
    payRef.current?.focus()
    void pay(tour.form, tour.category)
  }

  return (
    <form
      method="post"
      noValidate
      className={css.form}
      aria-label="Studio Tour"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Columns
        side={
          isWhole ? (
            <TourSummary
              form={tour.form}
              category={tour.category}
              action={
                <Stack gap={3}>
                  <Suspense>
                    {payments && state.status !== 'idle' && (
                      <TourNotice payments={payments} state={state} payRef={payRef} />
                    )}
                  </Suspense>
                  <Button ref={payRef} type="submit" size="large" width="full" busy={busy && MESSAGES.wait}>
                    Pay and Book
                  </Button>
                </Stack>
              }
            />
          ) : (
            <HoldFooter />
          )
        }
      >
        {isAsking ? (
          <Loading label={MESSAGES.wait}>
            <Skeleton shape="block" height="380px" />
          </Loading>
        ) : (
          <TourFields tour={tour} categories={categories} isWhole={isWhole} />
        )}
      </Columns>
    </form>
  )
}
