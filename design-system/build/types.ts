/** Writes the package's declarations: only the reachable ones, with `.js` in every import. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { HOME } from './publicModules.ts'

const RELATIVE = /((?:from|import|import\() ?['"])(\.[^'"]+?)(?:\.tsx?|\.js)(['"])/g

/** @param entries such as `components/Button/Button`. */
export function writeTypes(out: string, entries: readonly string[]): void {
  const temporary = mkdtempSync(join(tmpdir(), 'types-'))
  try {
    const tsc = join(HOME, '..', 'node_modules', 'typescript', 'bin', 'tsc')
    execFileSync(process.execPath, [tsc, '-p', join(import.meta.dirname, 'tsconfig.json'), '--outDir', temporary], {
      stdio: 'inherit',
    })
    const written = new Set<string>()
    const write = (module: string) => {
      if (written.has(module)) return
      written.add(module)
      const text = readFileSync(join(temporary, `${module}.d.ts`), 'utf8')
      for (const [, , to = ''] of text.matchAll(RELATIVE)) write(posix.join(posix.dirname(module), to))
      const file = join(out, `${published(module)}.d.ts`)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(
        file,
        text.replaceAll(
          RELATIVE,
          (_all, head: string, to: string, tail: string) => `${head}${published(to)}.js${tail}`,
        ),
      )
    }
    for (const entry of entries) write(entry)
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

const published = (module: string): string => module.replace(/\.css$/, '.styles')
