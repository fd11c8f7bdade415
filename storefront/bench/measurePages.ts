/**
 * A row for each page and baseline page: bytes of one load, and Lighthouse in turns, so that ratios hold on a busy
 * machine.
 */
import type { MeasuredPage } from '../build/pages.ts'
import { bytesOf } from './firstView.ts'
import { BASELINES } from './baseline/buildBaselines.ts'
import { CLS_GOAL, FONTS_GOAL, GOALS, SCRIPT_FILES_GOAL, STYLE_FILES_GOAL, TBT_GOAL } from './goals.ts'
import type { Setup } from './setup.ts'
import { medianScores, scoresOnce } from './lighthouse.ts'
import { firstViewOf, STATIC_BASELINE, ratioOf, type PageResult, type Scores } from './results.ts'
import { missedAbove, missedBelow, print, type Cell } from './table.ts'
import { NEW_VISITOR, type Visitor } from './visitor.ts'

interface Target extends Pick<PageResult, 'path' | 'kind' | 'noindex'> {
  readonly url: string
  readonly visitor: Visitor
}

function targets({ address, baseline, visitorOf }: Setup, pages: readonly MeasuredPage[]): Target[] {
  const flat = { kind: 'baseline', noindex: false, visitor: NEW_VISITOR } as const
  return [
    { ...flat, path: STATIC_BASELINE, url: baseline + BASELINES.static },
    { ...flat, path: 'baseline: React, wouter, jotai', url: baseline + BASELINES.react },
    ...pages.map((page) => ({
      path: page.path,
      kind: page.kind,
      noindex: page.noindex ?? false,
      url: address + page.path,
      visitor: visitorOf(page),
    })),
  ]
}

export async function measurePages(setup: Setup, pages: readonly MeasuredPage[]): Promise<PageResult[]> {
  const all = targets(setup, pages)
  const scores = new Map<Target, Scores[]>(all.map((target) => [target, []]))
  for (let run = 1; run <= setup.runs; run += 1) {
    for (const target of all) scores.get(target)?.push(await scoresOnce(target.url, target.visitor))
    console.log(`Lighthouse, turn ${run} of ${setup.runs}`)
  }
  const rows: PageResult[] = []
  for (const target of all) {
    const { url, visitor, path, kind, noindex } = target
    const bytes = await bytesOf(setup.browser, url, { kind, visitor })
    rows.push({ path, kind, noindex, ...bytes, ...medianScores(scores.get(target) ?? []) })
  }
  return rows
}

function rowOf(page: PageResult, rows: readonly PageResult[]): (Cell | string)[] {
  const { kind, lcp, tbt, cls, fonts, styleFiles, requests, early, scripts, scriptFiles } = page
  const { performance, accessibility, practices, seo, noindex, notes } = page
  const times = ratioOf(page, rows)
  if (kind === 'baseline') {
    const figures = [firstViewOf(page).toFixed(1), fonts.toFixed(1), styleFiles, requests, early.toFixed(1)]
    const scored = [performance, accessibility, practices, seo]
    const all = [Math.round(lcp), times.toFixed(2), Math.round(tbt), cls.toFixed(3), ...figures]
    return [page.path, ...[...all, scripts.toFixed(1), scriptFiles, ...scored].map((figure) => `${figure} `), notes]
  }
  const goal = GOALS[kind]
  return [
    page.path,
    `${Math.round(lcp)} `,
    missedAbove(times, goal.ratio, 2),
    missedAbove(tbt, TBT_GOAL),
    missedAbove(cls, CLS_GOAL, 3),
    missedAbove(firstViewOf(page), goal.firstView, 1),
    missedAbove(fonts, FONTS_GOAL.kB, 1),
    missedAbove(styleFiles, STYLE_FILES_GOAL),
    missedAbove(requests, goal.requests),
    missedAbove(early, goal.early, 1),
    missedAbove(scripts, goal.scripts, 1),
    missedAbove(scriptFiles, SCRIPT_FILES_GOAL),
    missedBelow(performance, goal.performance),
    missedBelow(accessibility, goal.others),
    missedBelow(practices, goal.others),
    // `noindex` pages fail this audit on purpose.
    noindex ? `${seo} ` : missedBelow(seo, goal.others),
    notes,
  ]
}

/** @returns the number of missed goals. */
export function printPages(rows: readonly PageResult[]): number {
  console.log(
    '\nPages on a phone, Lighthouse simulated: largest paint (ms; times the static page), blocking time, shift; kB on the wire of the first view, its fonts; style files, requests; scripts before the first input and at rest, their files; four scores',
  )
  const head = ['path', 'LCP ', 'times ', 'TBT ', 'CLS ', 'view ', 'fonts ', 'css ', 'asked ', 'early ', 'rest ', 'js ']
  return print(
    [...head, 'perf ', 'a11y ', 'bp ', 'seo ', 'lost by'],
    rows.map((page) => rowOf(page, rows)),
  )
}
