/** Breakpoints, gutters and grids, drawn from the tokens. */
import { Grid } from '../../design-system/components/Layout/Layout.tsx'
import { Text } from '../../design-system/components/Text/Text.tsx'
import { BREAKPOINTS } from '../../design-system/styles/media.ts'
import { size, space } from '../../design-system/tokens/scale.ts'
import * as css from './GridDrawings.css.ts'

export const CHANGES: Readonly<Record<keyof typeof BREAKPOINTS, string>> = {
  phone: 'Buttons of the first screen keep their own width in place of filling the row.',
  tablet: 'A dialog shows its picture beside its content; bookings are a table in place of cards.',
  desktop: 'What filters or explains a list stands beside it: filters of outfits, contents of a legal text.',
  wide: 'The header shows its links in place of the menu button.',
}

const [NARROWEST, WIDEST] = [320, 1440]
const along = (pixels: number) => `${((pixels - NARROWEST) / (WIDEST - NARROWEST)) * 100}%`

export function Ruler() {
  const marks = Object.entries(BREAKPOINTS)
  const ends = [...marks.map(([, at]) => at), WIDEST]
  return (
    <div className={css.ruler} role="img" aria-label={`Breakpoints at ${marks.map(([, at]) => `${at} px`).join(', ')}`}>
      {[['below', NARROWEST] as const, ...marks].map(([name, at], index) => (
        <span
          key={name}
          className={css.stretch}
          style={{ insetInlineStart: along(at), width: `calc(${along(ends[index]!)} - ${along(at)})` }}
        >
          <span className={css.mark}>{at}</span>
          <span className={css.name}>{name}</span>
        </span>
      ))}
    </div>
  )
}

function pixelsOf(clamp: string, window: number): number {
  const [least = 0, base = 0, share = 0, most = 0] = [...clamp.matchAll(/[\d.]+/g)].map(Number)
  return Math.min(Math.max(least * 16, base * 16 + (share * window) / 100), most * 16)
}

const WINDOWS = [320, 390, 820, 1200, 1440, 1920]
const SCALE = 1 / 8
/** CSS pixels, at the scale of the drawing. */
const HEIGHT = 96

export function Windows() {
  return (
    <ul className={css.windows}>
      {WINDOWS.map((window) => {
        const gutter = pixelsOf(space.gutter, window)
        const content = Math.min(Number.parseFloat(size.content), window - 2 * gutter)
        return (
          <li key={window} className={css.windowPlace}>
            <span className={css.window} style={{ width: window * SCALE, height: HEIGHT }}>
              <span className={css.content} style={{ width: content * SCALE }} />
            </span>
            <Text size="caption">
              {`${window} px: content ${Math.round(content)}, beside it ${Math.round((window - content) / 2)}`}
            </Text>
          </li>
        )
      })}
    </ul>
  )
}

const ROOMS = [320, 640, 960]

/** `Grid` has no breakpoints: it shows as many columns as fit with their minimum width. */
export function FillingGrids() {
  return (
    <div className={css.grids}>
      {ROOMS.map((room) => (
        <div key={room} className={css.room} style={{ maxWidth: room }}>
          <Text size="caption">{`<Grid min={200}> in ${room} px`}</Text>
          <Grid min={200} gap={3}>
            {Array.from({ length: 6 }, (_, at) => (
              <span key={at} className={css.cell}>
                {at + 1}
              </span>
            ))}
          </Grid>
        </div>
      ))}
    </div>
  )
}
