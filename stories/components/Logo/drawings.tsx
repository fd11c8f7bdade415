import { Logo } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'

const logo = <Logo label="Aperture Acres, home" words="Aperture Acres" href="/" />

export const drawings: Drawings = {
  examples: {
    asDrawn: () => logo,
    stretched: () => (
      <div style={{ transform: 'scale(1.5, .8)', filter: 'hue-rotate(200deg) saturate(4)' }}>{logo}</div>
    ),
  },
}
