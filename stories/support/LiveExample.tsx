import { CodeOrSourceMdx, DocsContext, Story, useOf } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useRef, useState } from 'react'
import { buildArgsParam } from 'storybook/internal/router'
import { choice } from './GuidePage.css.ts'
import * as css from './LiveExample.css.ts'
import { names, snippetOf } from './snippet.ts'

type Args = Readonly<Record<string, unknown>>
type Width = 'desktop' | 'phone'
type Of = ReturnType<typeof useOf<'story'>>['story']
interface Choice {
  value: string
  title: string
}

/** These are in the toolbar, too. A global that does not exist gets no switch. */
const SWITCHES = ['theme', 'direction', 'brand'] as const
const WIDTHS: readonly Choice[] = [
  { value: 'desktop', title: 'Desktop' },
  { value: 'phone', title: 'Phone' },
]

interface LiveParameters {
  /** Source text of props: see `snippet.ts`. */
  written?: Readonly<Record<string, string>>
  /** Replaces the code generated from args. */
  snippet?: string
  layout?: string
  docs?: { story?: { inline?: boolean; height?: string } }
}

/** Outside of React, because Storybook remounts the page when a global changes. */
const widths = new Map<string, Width>()

function Switch({
  label,
  choices,
  value,
  onChoose,
}: {
  label: string
  choices: readonly Choice[]
  value: unknown
  onChoose: (value: string) => void
}) {
  return (
    <div role="group" aria-label={label} className={css.group}>
      {choices.map(({ value: own, title }) => (
        <button key={own} type="button" aria-pressed={own === value} className={choice} onClick={() => onChoose(own)}>
          {title}
        </button>
      ))}
    </div>
  )
}

const PREVIEW = '__STORYBOOK_PREVIEW__'
interface FramedPreview {
  currentRender?: { phase?: string }
  onUpdateArgs: (payload: { storyId: string; updatedArgs: Args }) => unknown
}

/** An iframe. Its address contains the initial args; later ones go through the channel of its preview. */
function Frame({
  id,
  name,
  args,
  address,
  height,
  width,
}: {
  id: string
  name: string
  args: Args
  address: string
  height: number
  width: Width
}) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [opened] = useState(address)
  const sent = useRef(args)
  const { channel } = useContext(DocsContext)
  useEffect(() => {
    const send = () => {
      const inside = frame.current?.contentWindow as { [PREVIEW]?: FramedPreview } | null | undefined
      const preview = inside?.[PREVIEW]
      // Before its story has rendered, the iframe does not accept args.
      if (preview?.currentRender?.phase !== 'finished') return
      // Elements cannot be passed unchanged: they belong to the React of the window that created them.
      const changed = Object.entries(args).filter(([prop, value]) => !Object.is(value, sent.current[prop]))
      sent.current = args
      if (changed.length > 0) void preview.onUpdateArgs({ storyId: id, updatedArgs: Object.fromEntries(changed) })
    }
    send()
    channel.on('storyFinished', send)
    return () => channel.off('storyFinished', send)
  }, [id, args, channel])
  return (
    <div className={width === 'phone' ? css.desk : css.low} style={{ height }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Storybook's own page, which has to reach its worker. */}
      <iframe
        ref={frame}
        title={`${name}, live`}
        src={opened}
        className={`${css.frame} ${width === 'desktop' ? css.desktop : css.phone}`}
      />
    </div>
  )
}

function useArgs(story: Of): Args {
  const docs = useContext(DocsContext)
  const [args, setArgs] = useState<Args>(docs.getStoryContext(story)['args'] as Args)
  useEffect(() => {
    // The event's args are ignored: iframes send it too, with copies of elements that React rejects.
    const onUpdate = (event: { storyId: string }) => {
      if (event.storyId === story.id) setArgs(docs.getStoryContext(story)['args'] as Args)
    }
    docs.channel.on('storyArgsUpdated', onUpdate)
    return () => docs.channel.off('storyArgsUpdated', onUpdate)
  }, [docs, story])
  return args
}

/** @returns for example `components-button--default&args=size:large&globals=theme:dark`. */
function addressOf({ id, initialArgs }: Of, args: Args, globals: Args, initial: Args): string {
  const changed = { args: buildArgsParam(initialArgs, args), globals: buildArgsParam(initial, globals) }
  return [id, ...Object.entries(changed).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []))].join('&')
}

const nameOf = ({ component, title }: Of): string => names.get(component) ?? title.split('/').at(-1) ?? ''

export function LiveExample() {
  const docs = useContext(DocsContext)
  const { story } = useOf('story', ['story'])
  const args = useArgs(story)
  const [globals, setGlobals] = useState(docs.getStoryContext(story)['globals'] as Args)
  const viewport = (globals['viewport'] as { value?: string } | undefined)?.value
  const [width, setWidth] = useState<Width>(widths.get(story.id) ?? (viewport === 'phone' ? 'phone' : 'desktop'))
  const parameters = story.parameters as LiveParameters
  const name = nameOf(story)

  useEffect(() => {
    const onUpdate = (event: { globals: Args }) => setGlobals(event.globals)
    docs.channel.on('globalsUpdated', onUpdate)
    return () => docs.channel.off('globalsUpdated', onUpdate)
  }, [docs])

  const types = docs.projectAnnotations.globalTypes as
    | Readonly<Record<string, { description?: string; toolbar?: { items?: readonly Choice[] } }>>
    | undefined
  const isFramed = parameters.docs?.story?.inline === false || width === 'phone'
  const initial: Args = docs.projectAnnotations.initialGlobals ?? {}
  // Storybook writes keys that only the initial value has as `!undefined`.
  const changed = (name: string, value: Args) => ({ ...(initial[name] as object | undefined), ...value })
  // An iframe's own settings arrive here, too.
  const kept = { ...globals, a11y: initial['a11y'], viewport: initial['viewport'] }
  // Findings of axe in an iframe are not shown, so it need not run.
  const framed = { ...kept, a11y: changed('a11y', { manual: true }) }
  const onScreen = width === 'phone' ? { ...kept, viewport: changed('viewport', { value: width }) } : kept
  // Leaves room to see that the page continues below.
  const height =
    width === 'phone' ? 600 : Math.min(Number.parseInt(parameters.docs?.story?.height ?? '', 10) || 320, 320)

  return (
    <>
      <div className={css.example}>
        <div className={css.bar}>
          {SWITCHES.map((global) => {
            // English from right to left is for pictures, and in the toolbar.
            const choices = types?.[global]?.toolbar?.items?.filter(({ value }) => value !== 'rtl')
            return choices ? (
              <Switch
                key={global}
                label={types?.[global]?.description ?? global}
                choices={choices}
                value={globals[global]}
                onChoose={(value) => docs.channel.emit('updateGlobals', { globals: { [global]: value } })}
              />
            ) : null
          })}
          <Switch
            label="Width of the window"
            choices={WIDTHS}
            value={width}
            onChoose={(value) => {
              widths.set(story.id, value as Width)
              setWidth(value as Width)
            }}
          />
        </div>
        <div
          className={isFramed ? undefined : `docs-story ${parameters.layout === 'fullscreen' ? css.wide : css.stage}`}
        >
          {isFramed ? (
            <Frame
              key={[width, ...SWITCHES.map((global) => globals[global])].join(' ')}
              id={story.id}
              name={name}
              args={args}
              address={`iframe.html?viewMode=story&id=${addressOf(story, args, framed, initial)}`}
              height={height}
              width={width}
            />
          ) : (
            <Story of={story.moduleExport} />
          )}
        </div>
      </div>
      <div className={css.link}>
        <a href={`./?path=/story/${addressOf(story, args, onScreen, initial)}`} target="_blank" rel="noreferrer">
          Open this view in a new tab
        </a>
      </div>
    </>
  )
}

export function ExampleCode() {
  const { story } = useOf('story', ['story'])
  const args = useArgs(story)
  const parameters = story.parameters as LiveParameters
  return (
    // Unlike the block "Source", it follows the theme of the page.
    <CodeOrSourceMdx className="language-tsx">{codeOf(nameOf(story), args, parameters)}</CodeOrSourceMdx>
  )
}

function codeOf(name: string, args: Args, { snippet, written }: LiveParameters): string {
  // Without callbacks that Storybook added for logging.
  const own = Object.entries(args).filter(([, value]) => !(typeof value === 'function' && 'isAction' in value))
  return snippet ?? snippetOf({ name, args: Object.fromEntries(own), written })
}
