import { useState } from 'react'
import { Inline, QuantityStepper, Spoken, Text } from '../../../design-system/index.ts'
import { writeText } from '../../storage.ts'
import { quantityDigits } from '../../text/quantity.ts'
import * as css from './CartGroups.css.ts'
import type { Line } from './groups.ts'
import { extraPeople, includedPeople, PEOPLE_MAX, peopleKey, statedPeople } from './orderNote.ts'
import { usePackage } from './usePackage.ts'

const LABEL = 'How many come?'

export function People({ line }: { line: Pick<Line, 'ProductCategory' | 'ProductId' | 'ProductName'> }) {
  const pkg = usePackage(line)
  const included = pkg && includedPeople(pkg.PackageDetails)
  const [typed, setTyped] = useState(() => /\d+/.exec(statedPeople(line))?.[0])
  const value = typed ?? String(included ?? 2)
  const people = Number(value)
  const change = (next: string): void => {
    const digits = quantityDigits(next)
    const count = Number(digits)
    const extra = extraPeople(count, included)
    setTyped(digits)
    writeText(
      'session',
      peopleKey(line),
      count > 0 ? `${count} ${count === 1 ? 'person' : 'people'}${extra && ` (${extra})`}` : null,
    )
  }
  return (
    <div className={css.people}>
      <Inline gap={4} justify="between">
        <div>
          <Text>{LABEL}</Text>
          <div role="status">
            <Text size="small" tone="muted">
              <Spoken>
                {extraPeople(people, included) ||
                  (included === undefined
                    ? statedPeople(line) && 'Sent with your notes.'
                    : `${included} included in the package.`)}
              </Spoken>
            </Text>
          </div>
        </div>
        <QuantityStepper
          label={LABEL}
          value={value}
          onChange={change}
          max={PEOPLE_MAX}
          decreaseLabel="One person less"
          increaseLabel="One person more"
          problem={people === 0 ? 'Say how many come' : undefined}
        />
      </Inline>
    </div>
  )
}
