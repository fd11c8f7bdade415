/** Turns what the compiler knows of a component's props into the rows of its table and the controls beside them. */
import { withDecisionLinks } from '../../stories/support/decisions.ts'
import type { Kind, Prop } from './prop.ts'

/** As much of Storybook's `InputType` as is set here. */
export interface ArgType {
  name: string
  description: string
  type: { name: 'boolean' | 'enum' | 'function' | 'number' | 'other' | 'string'; value?: string[]; required?: boolean }
  control: Control
  options?: Prop['options']
  /** Storybook passes a callback of this name that logs its calls. */
  action?: string
  table: { type: { summary: string; detail?: string }; defaultValue?: { summary: string } }
}

type Control = { type: 'boolean' | 'number' | 'radio' | 'select' | 'text' } | { disable: true }

/** More of them need a menu. */
const MOST_RADIOS = 5

const REASONS: Partial<Record<Kind, string>> = {
  callback: 'a callback',
  data: 'passed as data',
  element: 'passed as an element',
  function: 'a function that returns a value',
  ref: 'a reference to an element',
}

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
 * @param value in the story: an element that is only text can be edited as text, a callback is logged.
 * @param isAdded whether Storybook passes a callback that the story leaves out.
 */
export function argTypeOf(prop: Prop, value?: unknown, isAdded = false): ArgType {
  const { name, type, detail, required = false, initial, description, options } = prop
  const kind = prop.kind === 'element' && typeof value === 'string' ? 'text' : prop.kind
  const isLogged = isAdded || (kind === 'callback' && typeof value === 'function')
  const reason = isLogged ? `${REASONS.callback}; its calls are listed in Actions` : REASONS[kind]
  return {
    name,
    description: withDecisionLinks(reason ? `${description} *No control: ${reason}.*` : description),
    type: {
      name: TYPES[kind] ?? 'other',
      // Storybook compares arguments in addresses with these.
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

/** Where `plugin.ts` leaves the props. */
export const PROPS = '__props'

/**
 * In its `Default` story a component also gets the optional callbacks, so that their calls are listed in Actions. One that
 * changes what is shown would not be the story's: `stories/actions.test.tsx`.
 */
const isAdded = (story: string, { kind, name, required }: Prop, args: object) =>
  story.endsWith('--default') && kind === 'callback' && !required && !(name in args)

/** The props of a story's component, with what the story says of some of them. @param story its id. */
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
