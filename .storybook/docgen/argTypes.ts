import type { Kind, Prop } from './prop.ts'

export interface ArgType {
  name: string
  description: string
  type: { name: 'boolean' | 'enum' | 'function' | 'number' | 'other' | 'string'; value?: string[]; required?: boolean }
  control: Control
  options?: Prop['options']
  /** Storybook passes a logging callback with this name. */
  action?: string
  table: { type: { summary: string; detail?: string }; defaultValue?: { summary: string } }
}

type Control = { type: 'boolean' | 'number' | 'radio' | 'select' | 'text' } | { disable: true }

/** Longer lists of options get a menu. */
const MOST_RADIOS = 5

const TYPES: Partial<Record<Kind, ArgType['type']['name']>> = {
  boolean: 'boolean',
  callback: 'function',
  choice: 'enum',
  function: 'function',
  number: 'number',
  text: 'string',
}

function controlOf(kind: Kind, options: NonNullable<Prop['options']> = []): Control {
  if (kind === 'choice') return { type: options.length > MOST_RADIOS ? 'select' : 'radio' }
  return kind === 'boolean' || kind === 'number' || kind === 'text' ? { type: kind } : { disable: true }
}

/**
 * @param value of the story: an element that is a string can be edited as text.
 * @param isAdded whether Storybook adds a callback that the story leaves out.
 */
export function argTypeOf(prop: Prop, value?: unknown, isAdded = false): ArgType {
  const { name, type, detail, required = false, initial, description, options } = prop
  const kind = prop.kind === 'element' && typeof value === 'string' ? 'text' : prop.kind
  return {
    name,
    description,
    type: {
      name: TYPES[kind] ?? 'other',
      // Storybook validates arguments in the URL against these.
      ...(options ? { value: options as string[] } : {}),
      required,
    },
    control: controlOf(kind, options),
    ...(options ? { options } : {}),
    ...(isAdded ? { action: name } : {}),
    table: {
      type: { summary: type, ...(detail ? { detail } : {}) },
      ...(initial === undefined ? {} : { defaultValue: { summary: initial } }),
    },
  }
}

/** The property of a component under which `plugin.ts` stores its props. */
export const PROPS = '__props'

/**
 * `Default` also gets the optional callbacks, so that Actions lists their calls. `stories/actions.test.tsx` checks that
 * they do not change what is shown.
 */
const isAdded = (story: string, { kind, name, required }: Prop, args: object) =>
  story.endsWith('--default') && kind === 'callback' && !required && !(name in args)

export function withProps<Own extends object>(
  component: unknown,
  own: Readonly<Record<string, Own>>,
  args: Readonly<Record<string, unknown>>,
  story = '',
): Record<string, Own> {
  const { [PROPS]: props = [] } = (component ?? {}) as { [PROPS]?: readonly Prop[] }
  const known = props.map((prop) => {
    const argType = argTypeOf(prop, args[prop.name], isAdded(story, prop, args))
    return [prop.name, { ...argType, ...own[prop.name] }] as const
  })
  return { ...own, ...(Object.fromEntries(known) as unknown as Record<string, Own>) }
}
