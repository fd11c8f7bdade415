import { lazy } from 'react'
import { withNetwork } from './withNetwork.ts'

export const Prose = /* @__PURE__ */ lazy(
  /* @__PURE__ */ withNetwork(() => import('../Prose/Prose.tsx').then((prose) => ({ default: prose.Prose }))),
)
