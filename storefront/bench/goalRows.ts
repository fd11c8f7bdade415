import {
  ANSWER_GOAL,
  CHANGE_GOALS,
  CLS_GOAL,
  FONTS_GOAL,
  GOALS,
  PHOTOGRAPH_GOAL,
  PRESS_GOAL,
  SCRIPT_FILES_GOAL,
  STYLE_FILES_GOAL,
  TAP_GOAL,
  TBT_GOAL,
} from './goals.ts'
import {
  firstViewOf,
  ratioOf,
  type ChangeResult,
  type PageResult,
  type PhotographResult,
  type PressResult,
  type Results,
  type TapResult,
} from './results.ts'

export interface GoalRow {
  readonly what: string
  readonly goal: string
  /** A range from the best page to the worst. */
  readonly figure: string
  readonly missed: number
  readonly of: number
  readonly worst: string
}

interface Figure {
  readonly name: string
  readonly value: number
}

interface Goal {
  readonly what: string
  readonly figures: readonly Figure[]
  /** The limit; `least` is a lower one. */
  readonly most?: number
  readonly least?: number
  readonly digits?: number
}

export function goalRow({ what, figures, most, least, digits = 0 }: Goal): GoalRow {
  const isLeast = least !== undefined
  const goal = least ?? most ?? Number.NaN
  const sorted = [...figures].sort((one, other) => (isLeast ? other.value - one.value : one.value - other.value))
  const text = (value: number | undefined) => (value ?? Number.NaN).toFixed(digits)
  const [best, worst] = [sorted[0], sorted.at(-1)]
  const isMissed = ({ value }: Figure) => {
    const shown = Number(text(value))
    // Negated, so that a missing figure misses its goal.
    return isLeast ? !(shown >= goal) : !(shown <= goal)
  }
  return {
    what,
    goal: `${isLeast ? '≥' : '≤'} ${goal}`,
    figure:
      text(best?.value) === text(worst?.value) ? text(best?.value) : `${text(best?.value)} to ${text(worst?.value)}`,
    missed: figures.filter(isMissed).length,
    of: figures.length,
    worst: worst && isMissed(worst) ? worst.name : '',
  }
}

function pageGoals(rows: readonly PageResult[]): Goal[] {
  const of = (kinds: readonly string[], value: (page: PageResult) => number): Figure[] =>
    rows.filter(({ kind }) => kinds.includes(kind)).map((page) => ({ name: page.path, value: value(page) }))
  const content = (value: (page: PageResult) => number) => of(['content'], value)
  const app = (value: (page: PageResult) => number) => of(['app'], value)
  const both = (value: (page: PageResult) => number) => of(['content', 'app'], value)
  const others = ({ accessibility, practices, seo, noindex }: PageResult) =>
    Math.min(accessibility, practices, noindex ? 100 : seo)
  const { content: goals } = GOALS
  // oxfmt-ignore
  return [
    { what: 'Largest paint of public pages, times the static page', figures: content((page) => ratioOf(page, rows)), most: goals.ratio, digits: 2 },
    { what: 'Blocking time, ms', figures: both(({ tbt }) => tbt), most: TBT_GOAL },
    { what: 'Layout shift', figures: both(({ cls }) => cls), most: CLS_GOAL, digits: 3 },
    { what: 'First view (HTML, styles, fonts, first picture), kB', figures: both(firstViewOf), most: goals.firstView, digits: 1 },
    { what: 'Fonts of the first view, kB', figures: both(({ fonts }) => fonts), most: FONTS_GOAL.kB, digits: 1 },
    { what: 'Files of fonts', figures: both(({ fontFiles }) => fontFiles), most: FONTS_GOAL.files },
    { what: 'Files of styles', figures: both(({ styleFiles }) => styleFiles), most: STYLE_FILES_GOAL },
    { what: 'Requests until the network is idle', figures: both(({ requests }) => requests), most: goals.requests },
    { what: 'Scripts before the first input, public pages, kB', figures: content(({ early }) => early), most: goals.early, digits: 1 },
    { what: 'Scripts at rest, kB', figures: both(({ scripts }) => scripts), most: goals.scripts, digits: 1 },
    { what: 'Files of scripts', figures: both(({ scriptFiles }) => scriptFiles), most: SCRIPT_FILES_GOAL },
    { what: 'Lighthouse performance, public pages', figures: content(({ performance }) => performance), least: goals.performance },
    { what: 'Lighthouse performance, pages of a visitor', figures: app(({ performance }) => performance), least: GOALS.app.performance },
    { what: 'Lighthouse accessibility, best practices, search', figures: both(others), least: goals.others },
  ]
}

function pressGoals(rows: readonly PressResult[]): Goal[] {
  const answers = rows.flatMap(({ name, answer }) => (answer === null ? [] : [{ name, value: answer }]))
  const presses = rows.map(({ name, press }) => ({ name, value: press ?? Infinity }))
  return [
    { what: 'A press at a fourth of the speed, ms', figures: presses, most: PRESS_GOAL },
    { what: 'From an answer to its list, ms', figures: answers, most: ANSWER_GOAL },
    { what: 'Presses lost', figures: rows.map(({ name, lost }) => ({ name, value: lost })), most: 0 },
  ]
}

function changeGoals(rows: readonly ChangeResult[]): Goal[] {
  const of = (value: (row: ChangeResult) => number) => rows.map((row) => ({ name: row.name, value: value(row) }))
  // oxfmt-ignore
  return [
    { what: 'A change of page, prefetched, ms', figures: of(({ prefetched }) => prefetched), most: CHANGE_GOALS.prefetched },
    { what: 'A change of page, not prefetched, times a full load', figures: of(({ pressed, full }) => pressed / full), most: CHANGE_GOALS.ratio, digits: 2 },
    { what: 'Frames without a heading in between', figures: of(({ blank }) => blank), most: 0 },
    { what: 'Layout shift of a change of page', figures: of(({ shift }) => shift), most: CHANGE_GOALS.shift, digits: 3 },
  ]
}

function tapGoals(rows: readonly TapResult[]): Goal[] {
  const named = rows.map((row) => ({ ...row, name: `at ${row.moment} ms` }))
  const answers = named.map(({ name, answered }) => ({ name, value: answered ?? Infinity }))
  return [
    { what: 'A first tap at any moment, from the arrival of its script, ms', figures: answers, most: TAP_GOAL },
    { what: 'First taps lost', figures: named.map(({ name, lost }) => ({ name, value: lost })), most: 0 },
  ]
}

function photographGoals(rows: readonly PhotographResult[]): Goal[] {
  const paints = rows.map(({ name, lcp }) => ({ name, value: lcp }))
  const pictures = rows.map(({ name, picture }) => ({ name, value: picture }))
  return [
    { what: 'Largest paint with photographs of 3 MB at the provider, ms', figures: paints, most: PHOTOGRAPH_GOAL.lcp },
    { what: 'Their first picture, kB', figures: pictures, most: PHOTOGRAPH_GOAL.picture, digits: 1 },
  ]
}

export function goalRows({ pages, presses, changes, taps, photographs }: Results): GoalRow[] {
  const goals = [
    ...(pages ? pageGoals(pages.rows) : []),
    ...(presses ? pressGoals(presses.rows) : []),
    ...(changes ? changeGoals(changes.rows) : []),
    ...(taps ? tapGoals(taps.rows) : []),
    ...(photographs ? photographGoals(photographs.rows) : []),
  ]
  return goals.filter(({ figures }) => figures.length > 0).map(goalRow)
}
