/** Results of `npm run bench -- --write`: every goal with its figure, and a row for each page. */
import { Markdown } from '@storybook/addon-docs/blocks'
import written from '../../storefront/bench/results.json'
import { goalRows } from '../../storefront/bench/goalRows.ts'
import { firstViewOf, ratioOf, type PageResult, type Results, type Taken } from '../../storefront/bench/results.ts'
import { escaped, table } from './markdown.ts'

const results = written as Results

const how = ({ day, runs, load, pace }: Taken): string =>
  [`${day}, medians of ${runs}, load ${load}`, ...(pace ? [`pace ${pace.join(' and ')} ms`] : [])].join(', ')

export function SpeedGoals() {
  const rows = goalRows(results).map(({ what, goal, figure, missed, of, worst }) => [
    escaped(what),
    goal,
    figure,
    missed > 0 ? `**missed** by ${missed} of ${of}, most by ${escaped(worst)}` : 'reached',
  ])
  return <Markdown>{table(['Goal', 'At', 'Figure, best to worst', 'Result'], rows)}</Markdown>
}

export function SpeedPages() {
  const { pages } = results
  if (!pages) return null
  const cells = (page: PageResult): string[] => [
    page.kind === 'baseline' ? escaped(page.path) : `\`${page.path}\``,
    (page.lcp / 1000).toFixed(2),
    ratioOf(page, pages.rows).toFixed(2),
    page.tbt.toFixed(0),
    page.cls.toFixed(3),
    firstViewOf(page).toFixed(1),
    String(page.requests),
    page.scripts.toFixed(1),
    [page.performance, page.accessibility, page.practices, page.seo].join(' '),
  ]
  const head = [
    'Page',
    'LCP, s',
    '× static',
    'TBT, ms',
    'CLS',
    'First view, kB',
    'Requests',
    'Scripts, kB',
    'Lighthouse',
  ]
  return <Markdown>{[`${how(pages)}.`, '', table(head, pages.rows.map(cells))].join('\n')}</Markdown>
}

export function SpeedPresses() {
  const { presses } = results
  if (!presses) return null
  const rows = presses.rows.map(({ name, press, worst, answer, lost }) => [
    escaped(name),
    press === null ? '–' : String(press),
    String(worst),
    answer === null ? '' : answer.toFixed(0),
    String(lost),
  ])
  const head = ['Press', 'ms', 'Worst', 'From answer to list, ms', 'Lost']
  return <Markdown>{[`${how(presses)}.`, '', table(head, rows)].join('\n')}</Markdown>
}

export function SpeedTaps() {
  const { taps } = results
  if (!taps) return null
  const rows = taps.rows.map(({ moment, answered, lost }) => [
    String(moment),
    answered === null ? '–' : String(answered),
    String(lost),
  ])
  return (
    <Markdown>
      {[`${how(taps)}.`, '', table(['Tapped at, ms', 'Answered after, ms', 'Lost'], rows)].join('\n')}
    </Markdown>
  )
}

export function SpeedMemory() {
  const { memory } = results
  if (!memory) return null
  const rows = memory.rows.map(({ name, elements, listeners, heap }) => [
    escaped(name),
    String(elements),
    String(listeners),
    heap.toFixed(1),
  ])
  return (
    <Markdown>
      {[`${how(memory)}.`, '', table(['Page', 'Elements', 'Listeners', 'Heap, MB'], rows)].join('\n')}
    </Markdown>
  )
}

export function SpeedPhotographs() {
  const { photographs } = results
  if (!photographs) return null
  const rows = photographs.rows.map(({ name, lcp, times, picture }) => [
    escaped(name),
    (lcp / 1000).toFixed(2),
    times.toFixed(2),
    picture.toFixed(1),
  ])
  const head = ['Page, density', 'LCP, s', '× static', 'First picture, kB']
  return <Markdown>{[`${how(photographs)}.`, '', table(head, rows)].join('\n')}</Markdown>
}
