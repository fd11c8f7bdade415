import { lazy } from 'react'
import { withNetwork } from './withNetwork.ts'

export const Lightbox = /* @__PURE__ */ lazy(
  /* @__PURE__ */ withNetwork(() =>
    import('../Lightbox/Lightbox.tsx').then((lightbox) => ({ default: lightbox.Lightbox })),
  ),
)
