import { join } from 'node:path'
import { rolldown } from 'rolldown'
import type { Driver } from './driver.ts'
import type * as InPage from './inPage.ts'

let bundle: Promise<string> | undefined

async function bundled(): Promise<string> {
  const made = await rolldown({
    input: join(import.meta.dirname, 'inPage.ts'),
    platform: 'browser',
    logLevel: 'silent',
  })
  const { output } = await made.generate({ format: 'iife', name: 'inPage' })
  await made.close()
  return output[0].code
}

type Name = keyof typeof InPage

export async function inPage<N extends Name>(
  driver: Driver,
  name: N,
  ...args: Parameters<(typeof InPage)[N]>
): Promise<ReturnType<(typeof InPage)[N]>> {
  const call = `globalThis.inPage.${name}(${args.map((arg) => JSON.stringify(arg) ?? 'undefined').join(', ')})`
  const answer = await driver.evaluate(`globalThis.inPage ? { is: ${call} } : 'none'`)
  if (answer !== 'none') return (answer as { is: ReturnType<(typeof InPage)[N]> }).is
  bundle ??= bundled()
  await driver.evaluate(`(() => { ${await bundle}; globalThis.inPage = inPage; return true })()`)
  return ((await driver.evaluate(`({ is: ${call} })`)) as { is: ReturnType<(typeof InPage)[N]> }).is
}
