/** Writes the report: before, after and difference of each picture, with the command that accepts it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Run } from './lastRun.ts'

const TEMPLATE = join(import.meta.dirname, 'report.html')

/** @returns the report's path. */
export function writeReport(folder: string, run: Run): string {
  const page = join(folder, 'index.html')
  const data = JSON.stringify(run).replaceAll('<', String.raw`\u003c`)
  writeFileSync(
    page,
    readFileSync(TEMPLATE, 'utf8').replace('RUN', () => data),
  )
  return page
}
