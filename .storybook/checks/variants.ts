/**
 * Finds variants that no story of a component shows: compares the classes in its style files' maps, such as those of
 * `styleVariants`, with the classes on the page after its stories. A variant that has no class of its own counts as seen.
 */

/** Of the stories of one file. */
const seen = new Set<string>()

export function recordClasses() {
  for (const element of document.querySelectorAll('[class]')) for (const one of element.classList) seen.add(one)
}

type Variant = readonly [name: string, classes: string]

function isClassMap(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string')
}

/** The variants of one export of a style file. A single `style` is a string, without variants. */
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
  // A variant without styles has no class to find.
  return variants.flatMap(([name, classes]) =>
    classes.split(' ').every((one) => one === '' || seen.has(one)) ? [] : [name],
  )
}
