import type { Entry } from './report.ts'

export interface Opened<Subject> {
  look(subject: Subject): Promise<Entry['findings']>
  close(): Promise<void>
}

const TRIES = 3

/** Looks at all subjects, several at a time. What throws is tried again in a new browser, because it may be busy. */
export async function lookAtAll<Subject>(
  subjects: readonly Subject[],
  workers: number,
  open: (first: Subject) => Promise<Opened<Subject>>,
  onFound: (subject: Subject, findings: Entry['findings']) => void,
): Promise<void> {
  const queue = subjects.map((subject) => ({ subject, tries: 0 }))
  async function work(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      let opened: Opened<Subject> | undefined
      try {
        opened = await open(next.subject)
        for (; next; next = queue.shift()) onFound(next.subject, await opened.look(next.subject))
      } catch (problem) {
        if (!next) throw problem
        next.tries += 1
        const sentence = String(problem).slice(0, 600)
        if (next.tries < TRIES) queue.unshift(next)
        else onFound(next.subject, [{ engine: 'opening', rule: 'not-measured', element: '', sentence }])
      } finally {
        await opened?.close()
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(workers, queue.length) }, work))
}
