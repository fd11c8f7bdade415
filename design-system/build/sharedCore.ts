import type { Bundle } from './bundleWeight.ts'

/** Imports those exports of Radix that all bundles use. */
export function sharedImports([first, ...others]: readonly Pick<Bundle, 'exports'>[]): string {
  const shared = [...(first?.exports ?? [])].flatMap(([module, names]) => {
    if (!module.includes('/@radix-ui/')) return []
    return names
      .filter((name) => others.every(({ exports }) => exports.get(module)?.includes(name)))
      .map((name) => ({ module, name }))
  })
  return shared
    .map(({ module, name }, at) => `import { ${name} as s${at} } from '${module}'; globalThis.s${at} = s${at}`)
    .join('\n')
}
