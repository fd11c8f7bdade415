/** Results of `npm run engines -- --write`: flows, and elements that are elsewhere than in the pinned Chromium. */
import { Markdown } from '@storybook/addon-docs/blocks'
import type { FlowResult, Results } from '../../storefront/e2e/engines/results.ts'
import written from '../../storefront/e2e/engines/results.json'
import { escaped, table } from './markdown.ts'

const { day, engines } = written as Results

const VERDICTS = { passed: 'passed', failed: '**failed**', cannot: 'not possible' } as const

function cellOf(result: FlowResult | undefined): string {
  if (!result) return 'not tried'
  const { verdict, steps, runs, flakes, failures } = result
  if (verdict === 'cannot') return VERDICTS.cannot
  return [
    VERDICTS[verdict],
    `${steps} steps`,
    ...(runs > 1 ? [`${runs - failures} of ${runs} runs`] : []),
    ...(flakes > 0 ? [`${flakes} only when tried again`] : []),
  ].join(', ')
}

const flows = [...new Set(engines.flatMap((engine) => engine.flows.map(({ flow }) => flow)))]

export function EngineTable() {
  const rows = flows.map((flow) => [
    `\`${flow}\``,
    ...engines.map((engine) => cellOf(engine.flows.find((one) => one.flow === flow))),
  ])
  return (
    <Markdown>{[`Run on ${day}.`, '', table(['Flow', ...engines.map(({ name }) => name)], rows)].join('\n')}</Markdown>
  )
}

export function DifferenceTable() {
  const rows = engines.flatMap(({ name, differences }) =>
    [...Map.groupBy(differences, ({ what, reason }) => `${what}: ${reason}`)].map(([, same]) => {
      const [first] = same
      const places = [...new Set(same.map(({ path, width }) => `\`${path}\` at ${width} px`))]
      return [
        name,
        escaped(first?.what ?? ''),
        places.length > 3 ? `${places.length} pages` : places.join(', '),
        [...new Set(same.map(({ how }) => how))].slice(0, 3).join(', '),
        escaped(first?.reason ?? '') || '**Not known yet**',
      ]
    }),
  )
  return <Markdown>{table(['Engine', 'Part', 'Where', 'What', 'Why'], rows)}</Markdown>
}
