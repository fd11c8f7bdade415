import { type ReactNode, useLayoutEffect } from 'react'
import { Stack } from '../../design-system/components/Layout/Layout.tsx'
import * as css from './ForcedStates.css.ts'
import { FORCED, forceStates } from './forcedStates.ts'
import { Cell } from './StateSheet.tsx'
import * as sheet from './StateSheet.css.ts'

interface ForcedStatesProps {
  samples: Readonly<Record<string, ReactNode>>
  /** Minimum width in CSS pixels. */
  cell?: number
  /** For elements fixed to an edge of the window. */
  tall?: boolean
}

export function ForcedStates({ samples, cell = 230, tall = false }: ForcedStatesProps) {
  useLayoutEffect(forceStates, [])
  return (
    <Stack gap={8}>
      {Object.entries(samples).map(([name, sample]) => (
        <div
          key={name}
          data-sample=""
          className={sheet.sheet}
          style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${cell}px), 1fr))` }}
        >
          {Object.entries(FORCED).map(([state, forced]) => (
            <Cell key={state} name={`${name}: ${state}`}>
              <div className={tall ? css.tall : css.stage} data-forced={forced}>
                {sample}
              </div>
            </Cell>
          ))}
        </div>
      ))}
    </Stack>
  )
}
