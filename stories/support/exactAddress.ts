type Values = Readonly<Record<string, unknown>>

/** Storybook ignores other characters in an address (its `VALIDATION_REGEXP`). */
const isSafe = (value: unknown): value is string | number | boolean =>
  typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && /^[\w -]*$/.test(value))

const written = (value: string | number | boolean) =>
  typeof value === 'boolean' ? `!${value}` : encodeURIComponent(value).replaceAll('%20', '+')

function listed(values: Values, initial: Values): string {
  return Object.entries(values)
    .flatMap(([name, value]) => (isSafe(value) && value !== initial[name] ? [`${name}:${written(value)}`] : []))
    .join(';')
}

/** @returns for example `components-button--default&args=size:large&globals=theme:dark`. */
export function addressOf({
  story,
  args,
  globals,
  initial,
}: {
  story: { id: string; initialArgs: Values }
  args: Values
  globals: Values
  /** Defaults, which the address leaves out. */
  initial: Values
}): string {
  const chosen = listed(args, story.initialArgs)
  const changed = listed(globals, initial)
  return `${story.id}${chosen === '' ? '' : `&args=${chosen}`}${changed === '' ? '' : `&globals=${changed}`}`
}
