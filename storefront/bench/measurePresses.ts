import { ANSWER_GOAL, PEERS, PRESS_GOAL } from './goals.ts'
import type { Setup } from './setup.ts'
import { measure } from './interactions.ts'
import type { Journey } from './journeys.ts'
import type { PressResult, Taken } from './results.ts'
import { missedAbove, print } from './table.ts'

export async function measurePresses(
  { browser, address, runs }: Setup,
  journeys: readonly Journey[],
): Promise<PressResult[]> {
  const rows: PressResult[] = []
  for (const journey of journeys) {
    const where = [journey.path, journey.device, journey.scenario].filter(Boolean).join(', ')
    for (const { name, press, answer, worst, lost } of await measure(browser, address, journey, runs))
      rows.push({ name: `${where}: ${name}`, press: press ?? null, worst, answer: answer ?? null, lost })
  }
  return rows
}

/** @returns the number of missed goals. */
export function printPresses({ rows, runs }: Taken & { readonly rows: readonly PressResult[] }): number {
  console.log(
    `\nPresses at a fourth of the speed, ms until painted, medians of ${runs}; goal ${PRESS_GOAL}, none lost; from an answer to the list that shows it, goal ${ANSWER_GOAL}`,
  )
  const ours = rows.map(({ name, press, worst, answer, lost }) => [
    name,
    press === null ? { text: '–', isMissed: true } : missedAbove(press, PRESS_GOAL),
    String(worst),
    answer === null ? '' : missedAbove(answer, ANSWER_GOAL),
    missedAbove(lost, 0),
  ])
  const peers = PEERS.map(({ name, press }) => [`${name}, recorded elsewhere`, `${press} `, '', '', ''])
  return print(['press', 'ms ', 'worst', 'answer ', 'lost '], [...ours, ...peers])
}
