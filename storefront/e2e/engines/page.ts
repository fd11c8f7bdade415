import { join } from 'node:path'
import { bundleForPage } from '../../../.ci/bundleForPage.ts'
import type { Driver } from './driver.ts'
import type * as InPage from './inPage.ts'

let bundle: Promise<string> | undefined

type Name = keyof typeof InPage

export async function inPage<N extends Name>(
  driver: Driver,
  name: N,
  ...args: Parameters<(typeof InPage)[N]>
): Promise<ReturnType<(typeof InPage)[N]>> {
  const call = `globalThis.inPage.${name}(${args.map((arg) => JSON.stringify(arg) ?? 'undefined').join(', ')})`
  const answer = await driver.evaluate(`globalThis.inPage ? { is: ${call} } : 'none'`)
  if (answer !== 'none') return (answer as { is: ReturnType<(typeof InPage)[N]> }).is
  bundle ??= bundleForPage(join(import.meta.dirname, 'inPage.ts'), 'inPage')
  await driver.evaluate(`(() => { ${await bundle}; globalThis.inPage = inPage; return true })()`)
  return ((await driver.evaluate(`({ is: ${call} })`)) as { is: ReturnType<(typeof InPage)[N]> }).is
}
