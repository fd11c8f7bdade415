import type { Bundle } from './bundleWeight.ts'

/** Code that imports what all bundles have in common of one vendor's modules, and only the exports that all of them use. */
export function sharedImports([first, ...others]: readonly Pick<Bundle, 'exports'>[], vendor = '/@radix-ui/'): string {
  const shared = [...(first?.exports ?? [])].flatMap(([module, names]) => {
    if (!module.includes(vendor)) return []
    return names
      .filter((name) => others.every(({ exports }) => exports.get(module)?.includes(name)))
      .map((name) => ({ module, name }))
  })
  return shared
    .map(({ module, name }, at) => `import { ${name} as s${at} } from '${module}'; globalThis.s${at} = s${at}`)
    .join('\n')
}
