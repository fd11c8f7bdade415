/**
 * Finds variants that no story shows, by comparing the classes in a component's style maps, such as `styleVariants`,
 * with those on the page. A variant that adds no class counts as shown.
 */

const seen = new Set<string>()

export function recordClasses() {
  for (const element of document.querySelectorAll('[class]')) for (const one of element.classList) seen.add(one)
}

type Variant = readonly [name: string, classes: string]

function isClassMap(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string')
}

/** A single `style` is a string and has no variants. */
function variantsOf(name: string, value: unknown): Variant[] {
  if (!isClassMap(value)) return []
  return Object.entries(value).map(([choice, found]): Variant => [`${name}.${choice}`, found])
}

const styles = import.meta.glob<Record<string, unknown>>('../../design-system/{components,patterns}/*/*.css.ts')

export async function unseenVariants(component: string): Promise<string[]> {
  const files = Object.entries(styles).filter(([path]) => path.includes(`/${component}/`))
  const modules = await Promise.all(files.map(([, load]) => load()))
  const variants = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => variantsOf(name, value)),
  )
  return variants.flatMap(([name, classes]) =>
    classes.split(' ').every((one) => one === '' || seen.has(one)) ? [] : [name],
  )
}
