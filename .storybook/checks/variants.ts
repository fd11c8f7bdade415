/**
 * Every variant of a component is shown by its own stories: the classes its style files make of `styleVariants` and
 * `recipe` are compared with the classes that were on the page after the stories of the file of its name.
 */

/** The classes that were seen, of the stories of one file. */
const seen = new Set<string>()

export function recordClasses() {
  for (const element of document.querySelectorAll('[class]')) for (const one of element.classList) seen.add(one)
}

type Variant = readonly [name: string, classes: string]

function isClassMap(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string')
}

/** What one export of a style file offers to choose from. A single `style` is a string: nothing to choose. */
function variantsOf(name: string, value: unknown): Variant[] {
  if (typeof value === 'function' && 'classNames' in value) {
    const { variants } = value.classNames as { variants: Record<string, Record<string, string>> }
    return Object.entries(variants).flatMap(([axis, classes]) =>
      Object.entries(classes).map(([choice, found]): Variant => [`${name}.${axis}.${choice}`, found]),
    )
  }
  if (!isClassMap(value)) return []
  return Object.entries(value).map(([choice, found]): Variant => [`${name}.${choice}`, found])
}

const styles = import.meta.glob<Record<string, unknown>>('../../design-system/components/*/*.css.ts')

/** The variants of a component that none of its stories showed. */
export async function unseenVariants(component: string): Promise<string[]> {
  const files = Object.entries(styles).filter(([path]) => path.includes(`/components/${component}/`))
  const modules = await Promise.all(files.map(([, load]) => load()))
  const variants = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => variantsOf(name, value)),
  )
  // A variant without a rule of its own has no class to be seen by.
  return variants.flatMap(([name, classes]) =>
    classes.split(' ').every((one) => one === '' || seen.has(one)) ? [] : [name],
  )
}
