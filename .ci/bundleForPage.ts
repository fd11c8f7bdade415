import { rolldown } from 'rolldown'

/**
 * Bundles a module and its imports into a script that a page can evaluate.
 * @param name the global that holds the exports.
 */
export async function bundleForPage(input: string, name?: string): Promise<string> {
  const bundle = await rolldown({ input, platform: 'browser', logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'iife', ...(name !== undefined && { name }) })
  await bundle.close()
  return output[0].code
}
