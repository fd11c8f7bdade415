import { lazy } from 'react'
import { withNetwork } from './withNetwork.ts'

export const Calendar = /* @__PURE__ */ lazy(
  /* @__PURE__ */ withNetwork(() =>
    import('../Calendar/Calendar.tsx').then((calendar) => ({ default: calendar.Calendar })),
  ),
)
