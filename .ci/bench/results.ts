/** What `npm run bench -- --write` measured, and the goals beside it. Read by the docs page too. */
import {
  ANSWER_GOAL,
  CLS_GOAL,
  FONTS_GOAL,
  GOALS,
  PHOTOGRAPH_GOAL,
  PRESS_GOAL,
  SCRIPT_FILES_GOAL,
  STYLE_FILES_GOAL,
  TBT_GOAL,
  type Kind,
} from './goals.ts'

/** kB on the wire, headers included, and numbers of files. */
export interface Bytes {
  readonly html: number
  readonly styles: number
  readonly styleFiles: number
  readonly fonts: number
  readonly fontFiles: number
  /** The largest picture of the first view; 0 without one. */
  readonly picture: number
  /** Scripts in the HTML. */
  readonly early: number
  /** Once the network is idle. */
  readonly scripts: number
  readonly scriptFiles: number
  readonly requests: number
}

/** Lighthouse: four scores of 100, and milliseconds. */
export interface Scores {
  readonly performance: number
  readonly accessibility: number
  readonly practices: number
  readonly seo: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  /** Audits that cost points outside performance. */
  readonly notes: string
}

export interface PageResult extends Bytes, Scores {
  readonly path: string
  readonly kind: Kind | 'floor'
  /** Hidden from search engines on purpose. */
  readonly noindex: boolean
}

export interface PressResult {
  readonly name: string
  /** Milliseconds; null where no press had an effect. */
  readonly press: number | null
  readonly worst: number
  readonly answer: number | null
  readonly lost: number
}

export interface PhotographResult {
  /** Page and density. */
  readonly name: string
  /** Milliseconds. */
  readonly lcp: number
  readonly times: number
  /** kB of the first one. */
  readonly picture: number
}

export interface SlowResult {
  readonly name: string
  /** Milliseconds until the largest paint of the first visit, and of the next. */
  readonly cold: number
  readonly warm: number
  /** Over the network. */
  readonly coldRequests: number
  readonly warmRequests: number
}

/** When and how a part was measured. */
export interface Taken {
  /** `2026-11-23` */
  readonly day: string
  readonly runs: number
  /** `3.1 to 5.2 on 2 cores`: the load average before and after. */
  readonly load: string
}

export interface Results {
  readonly pages?: Taken & { readonly rows: readonly PageResult[] }
  readonly presses?: Taken & { readonly rows: readonly PressResult[] }
  readonly photographs?: Taken & { readonly rows: readonly PhotographResult[] }
  readonly slow?: Taken & { readonly rows: readonly SlowResult[] }
}

export const FLOOR = 'floor: static HTML'

export const firstViewOf = ({ html, styles, fonts, picture }: Bytes): number => html + styles + fonts + picture

/** How the largest paint compares with the static page of the same run. */
export function ratioOf({ lcp }: Scores, rows: readonly PageResult[]): number {
  const floor = rows.find(({ path }) => path === FLOOR)
  return floor ? lcp / floor.lcp : Number.NaN
}

export interface GoalRow {
  readonly what: string
  readonly goal: string
  /** From the best page to the worst. */
  readonly figure: string
  readonly missed: number
  readonly of: number
  readonly worst: string
}

interface Figure {
  readonly name: string
  readonly value: number
}

/** @param isLeast the goal is the least allowed. */
export function goalRow(what: string, figures: readonly Figure[], goal: number, digits = 0, isLeast = false): GoalRow {
  const sorted = [...figures].sort((one, other) => (isLeast ? other.value - one.value : one.value - other.value))
  const text = (value: number | undefined) => (value ?? Number.NaN).toFixed(digits)
  const [best, worst] = [sorted[0], sorted.at(-1)]
  const isMissed = ({ value }: Figure) => {
    const shown = Number(text(value))
    // A goal without a figure is missed.
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

function pageGoals(rows: readonly PageResult[]): GoalRow[] {
  const ours = rows.filter(({ kind }) => kind !== 'floor')
  const of = (pages: readonly PageResult[], value: (page: PageResult) => number): Figure[] =>
    pages.map((page) => ({ name: page.path, value: value(page) }))
  const content = ours.filter(({ kind }) => kind === 'content')
  const app = ours.filter(({ kind }) => kind === 'app')
  const both = (value: (page: PageResult) => number) => of(ours, value)
  const others = ({ accessibility, practices, seo, noindex }: PageResult) =>
    Math.min(accessibility, practices, noindex ? 100 : seo)
  return [
    goalRow(
      'Largest paint of public pages, times the static page',
      of(content, (page) => ratioOf(page, rows)),
      GOALS.content.ratio,
      2,
    ),
    goalRow(
      'Blocking time, ms',
      both(({ tbt }) => tbt),
      TBT_GOAL,
    ),
    goalRow(
      'Layout shift',
      both(({ cls }) => cls),
      CLS_GOAL,
      3,
    ),
    goalRow('First view (HTML, styles, fonts, first picture), kB', both(firstViewOf), GOALS.content.firstView, 1),
    goalRow(
      'Fonts of the first view, kB',
      both(({ fonts }) => fonts),
      FONTS_GOAL.kB,
      1,
    ),
    goalRow(
      'Files of fonts',
      both(({ fontFiles }) => fontFiles),
      FONTS_GOAL.files,
    ),
    goalRow(
      'Files of styles',
      both(({ styleFiles }) => styleFiles),
      STYLE_FILES_GOAL,
    ),
    goalRow(
      'Requests until the network is idle',
      both(({ requests }) => requests),
      GOALS.content.requests,
    ),
    goalRow(
      'Scripts before the first input, public pages, kB',
      of(content, ({ early }) => early),
      GOALS.content.early,
      1,
    ),
    goalRow(
      'Scripts at rest, kB',
      both(({ scripts }) => scripts),
      GOALS.content.scripts,
      1,
    ),
    goalRow(
      'Files of scripts',
      both(({ scriptFiles }) => scriptFiles),
      SCRIPT_FILES_GOAL,
    ),
    goalRow(
      'Lighthouse performance, public pages',
      of(content, ({ performance }) => performance),
      GOALS.content.performance,
      0,
      true,
    ),
    goalRow(
      'Lighthouse performance, pages of a visitor',
      of(app, ({ performance }) => performance),
      GOALS.app.performance,
      0,
      true,
    ),
    goalRow('Lighthouse accessibility, best practices, search', both(others), GOALS.content.others, 0, true),
  ]
}

function pressGoals(rows: readonly PressResult[]): GoalRow[] {
  const answers = rows.flatMap(({ name, answer }) => (answer === null ? [] : [{ name, value: answer }]))
  return [
    goalRow(
      'A press at a fourth of the speed, ms',
      rows.map(({ name, press }) => ({ name, value: press ?? Infinity })),
      PRESS_GOAL,
    ),
    goalRow('From an answer to its list, ms', answers, ANSWER_GOAL),
    goalRow(
      'Presses lost',
      rows.map(({ name, lost }) => ({ name, value: lost })),
      0,
    ),
  ]
}

function photographGoals(rows: readonly PhotographResult[]): GoalRow[] {
  const of = (value: (row: PhotographResult) => number) => rows.map((row) => ({ name: row.name, value: value(row) }))
  const { lcp, picture } = PHOTOGRAPH_GOAL
  return [
    goalRow(
      'Largest paint with photographs of 3 MB at the provider, ms',
      of((row) => row.lcp),
      lcp,
    ),
    goalRow(
      'Their first picture, kB',
      of((row) => row.picture),
      picture,
      1,
    ),
  ]
}

/** Every goal of the parts that were measured. */
export function goalRows({ pages, presses, photographs }: Results): GoalRow[] {
  const rows = [
    ...(pages ? pageGoals(pages.rows) : []),
    ...(presses ? pressGoals(presses.rows) : []),
    ...(photographs ? photographGoals(photographs.rows) : []),
  ]
  return rows.filter(({ of }) => of > 0)
}
