/** Each run has its own browser. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { freePort } from '../../.ci/port.ts'
import { launchOptions } from '../../.ci/browser.ts'
import type { Scores } from './results.ts'
import { become, type Visitor } from './visitor.ts'

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  practices: 'best-practices',
  seo: 'seo',
} as const

/** @param density the device pixel ratio; Lighthouse's phone has 1.75. */
export async function scoresOnce(url: string, visitor: Visitor, density = 1.75): Promise<Scores> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const port = await freePort()
  const context = await chromium.launchPersistentContext(folder, {
    ...(await launchOptions(`--remote-debugging-port=${port}`, '--ignore-certificate-errors')),
    viewport: null,
  })
  try {
    await become(context, visitor)
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: Object.values(CATEGORIES),
      disableStorageReset: true,
      screenEmulation: { mobile: true, width: 412, height: 823, deviceScaleFactor: density, disabled: false },
    })
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse could not read ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
    const { audits, categories } = result.lhr
    const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100)
    const value = (name: string): number => audits[name]?.numericValue ?? 0
    const lost = Object.values(categories)
      .filter(({ id }) => id !== CATEGORIES.performance)
      .flatMap(({ auditRefs }) =>
        auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
      )
    return {
      performance: score(CATEGORIES.performance),
      accessibility: score(CATEGORIES.accessibility),
      practices: score(CATEGORIES.practices),
      seo: score(CATEGORIES.seo),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      notes: lost.join(' '),
    }
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

export function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)] ?? 0
}

export function medianScores(all: readonly Scores[]): Scores {
  const of = (name: Exclude<keyof Scores, 'notes'>): number => median(all.map((scores) => scores[name]))
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    practices: of('practices'),
    seo: of('seo'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    notes: [...new Set(all.flatMap(({ notes }) => notes.split(' ')))].filter(Boolean).join(' '),
  }
}
