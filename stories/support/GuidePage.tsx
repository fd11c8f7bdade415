/**
 * The docs page of every component: Storybook's own blocks, with sections of its guide between them.
 */
import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  PureArgsTable,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { type ComponentProps, useContext, useMemo } from 'react'
import { withProps } from '../../.storybook/docgen/argTypes.ts'
import * as designSystem from '../../design-system/index.ts'
import { useFrames } from './docsFrames.ts'
import { text } from './guide/guide.css.ts'
import { Guidance } from './guide/Guidance.tsx'
import { Part } from './guide/Part.tsx'
import { Look, Section } from './guide/Section.tsx'
import { Status } from './guide/Status.tsx'
import { anchorOf, type Guide } from './guide.ts'
import { guides } from './guides.ts'
import { ExampleCode, LiveExample } from './LiveExample.tsx'
import { PlainPage } from './PlainPage.tsx'
import { Reduced } from './Reduced.tsx'
import { StoryPicker } from './StoryPicker.tsx'

export function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { docs, fileName = '' } = preparedMeta.parameters as {
    docs?: { story?: { inline?: boolean } }
    fileName?: string
  }
  const isFramed = docs?.story?.inline === false
  useFrames(isFramed)
  const component = /stories\/components\/(\w+)\//.exec(fileName)?.[1]
  const found = guides.find(({ name }) => name === component)
  if (found) return <ComponentPage {...found} isFramed={isFramed} />
  if (!isFramed) return <PlainPage />
  return (
    <>
      <Title />
      <Subtitle>
        {preparedMeta.id.startsWith('pages-')
          ? 'The whole shop, open at one page: go on from there as a visitor would.'
          : 'The content of one page in each of its states. Journeys show it with header and footer.'}
      </Subtitle>
      <Description />
      <StoryPicker />
    </>
  )
}

function ComponentPage({ name, guide, isFramed }: { name: string; guide: Guide; isFramed: boolean }) {
  const { states, looks } = useStories()
  const look = useLook()
  return (
    <Look value={look}>
      <Title />
      <Status name={name} status={guide.status} />
      <Subtitle>{guide.purpose}</Subtitle>
      <LiveExample />
      {guide.alsoCalled && <AlsoCalled words={guide.alsoCalled} />}
      <Guidance
        name={name}
        guide={guide}
        states={isFramed ? <StoryPicker isLooksOnly /> : states && <Sheet id={`${name} states`} of={states} />}
        examples={
          !isFramed &&
          looks.length > 0 && (
            <Part title="More examples" has={looks.map((story) => story.name).join(', ')}>
              {looks.map((story) => (
                <Reduced key={story.id} id={story.id}>
                  <DocsStory of={story.moduleExport} expanded __forceInitialArgs />
                </Reduced>
              ))}
            </Part>
          )
        }
        code={<ExampleCode />}
        props={
          <>
            <Section title="Props">
              <Controls />
            </Section>
            <CoveredProps guide={guide} />
          </>
        }
      />
    </Look>
  )
}

function Sheet({ id, of }: { id: string } & Required<Pick<ComponentProps<typeof Canvas>, 'of'>>) {
  return (
    <Reduced id={id}>
      <Canvas of={of} sourceState="none" story={{ __forceInitialArgs: true }} />
    </Reduced>
  )
}

/** Synonyms that Storybook's search finds. */
function AlsoCalled({ words }: { words: readonly string[] }) {
  return (
    <p className={`sb-unstyled ${text}`}>
      Also called{' '}
      {words.map((word, at) => (
        <span key={word} id={anchorOf(word)}>
          {at > 0 && ', '}
          {word}
        </span>
      ))}
      .
    </p>
  )
}

type Rows = Extract<ComponentProps<typeof PureArgsTable>, { rows: object }>['rows']

function PropsOf({ name, component }: { name: string; component: unknown }) {
  const rows = useMemo(() => withProps<Rows[string]>(component, {}, {}) as Rows, [component])
  if (Object.keys(rows).length === 0) return <p>It takes no props.</p>
  return (
    <div role="group" aria-label={`Props of ${name}`}>
      <PureArgsTable rows={rows} />
    </div>
  )
}

/** A props table for each further component that the page documents. */
function CoveredProps({ guide: { covers } }: { guide: Guide }) {
  const { preparedMeta } = useOf('meta', ['meta'])
  const components: Readonly<Record<string, unknown>> = designSystem
  const others = covers?.filter((name) => components[name] !== preparedMeta.component)
  return others?.map((name) => (
    <Section key={name} title={`Props of ${name}`}>
      <PropsOf name={name} component={components[name]} />
    </Section>
  ))
}

type Story = ReturnType<typeof useOf<'story'>>['story']

/** The live example shows it by its own switches. */
const isSwitched = ({ originalStoryFn, playFunction, storyGlobals, initialArgs }: Story, primary: Story) =>
  originalStoryFn === primary.originalStoryFn &&
  playFunction === undefined &&
  storyGlobals['viewport'] === undefined &&
  Object.entries(initialArgs).every(([prop, value]) => Object.is(value, primary.initialArgs[prop]))

/** The sheet of states and the other visual stories; the rest are tests. */
function useStories() {
  const docs = useContext(DocsContext)
  const primary = docs.storyById()
  const pictures = docs
    .componentStories()
    .filter(({ id, tags }) => id !== primary.id && tags.includes('autodocs') && tags.includes('visual'))
  const states = pictures.find(({ id }) => id.endsWith('--states'))
  return {
    states: states?.moduleExport,
    looks: pictures.filter((story) => story !== states && !isSwitched(story, primary)),
  }
}

function useLook() {
  const docs = useContext(DocsContext)
  const globals = docs.getStoryContext(docs.storyById())['globals'] as Readonly<Record<string, unknown>>
  return { theme: String(globals['theme']), direction: String(globals['direction']) }
}
