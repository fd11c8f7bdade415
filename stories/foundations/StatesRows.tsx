import type { ModeName } from '../../.storybook/modes.ts'
import type { ComponentStates, State } from '../../.ci/states/table.ts'
import * as css from './States.stories.css.ts'
import { PictureCell } from './StatesPicture.tsx'

function axeOf({ axe: { themes, exception } }: State): string {
  const without =
    exception &&
    `${exception.rules === 'all' ? 'not asked' : `without ${exception.rules.join(', ')}`}: ${exception.reason ?? 'nothing says why'}`
  return [
    themes ? themes.join(', ') || 'found something' : exception?.rules === 'all' ? undefined : 'not run here',
    without,
  ]
    .filter(Boolean)
    .join('. ')
}

function auditOf({ audit }: State): string {
  if (!audit) return 'not run here'
  const found = audit.found === 0 ? 'found nothing' : `found ${audit.found}`
  return audit.excepted > 0 ? `${found}, ${audit.excepted} let through` : found
}

function playOf({ plays, passed }: State): string {
  if (!plays) return passed === false ? 'failed' : 'nothing to play'
  if (passed === null) return 'not run here'
  return passed ? 'passed' : 'failed'
}

export interface RowsProps {
  component: ComponentStates
  states: readonly State[]
  modes: readonly ModeName[]
  hasPictures: boolean
}

export function Rows({ component, states, modes, hasPictures }: RowsProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be reachable by keyboard
    <div className={css.scroll} role="group" aria-label={`States of ${component.title}`} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Axe</th>
            <th scope="col">Audit</th>
            <th scope="col">Play</th>
            {modes.map((mode) => (
              <th key={mode} scope="col">
                {mode}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {states.map((state) => (
            <tr key={state.id}>
              <th scope="row" className={css.name}>
                {state.name}
              </th>
              <td className={css.proof}>{axeOf(state)}</td>
              <td className={css.proof}>{auditOf(state)}</td>
              <td className={css.proof}>{playOf(state)}</td>
              {modes.map((mode) => (
                <td key={mode}>
                  <PictureCell component={component} state={state} mode={mode} hasPictures={hasPictures} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
