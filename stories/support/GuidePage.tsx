/**
 * The docs page of every component: Storybook's own blocks, with sections of the guide in `parameters.guide` between
 * them.
 */
import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { type ComponentProps, useContext } from 'react'
import { AlsoCalled } from './AlsoCalled.tsx'
import { CoveredProps } from './CoveredProps.tsx'
import { useFrames } from './docsFrames.ts'
import { Guidance } from './guide/Guidance.tsx'
import { Part } from './guide/Part.tsx'
import { Look, Section } from './guide/Section.tsx'
import { Status } from './guide/Status.tsx'
import type { Guide } from './guide.ts'
import { ExampleCode, LiveExample } from './LiveExample.tsx'
import { PlainPage } from './PlainPage.tsx'
import { Reduced } from './Reduced.tsx'
import { StoryPicker } from './StoryPicker.tsx'

export function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { guide, docs, fileName } = preparedMeta.parameters as {
    guide?: Guide
    docs?: { story?: { inline?: boolean } }
    fileName?: string
  }
  const isFramed = docs?.story?.inline === false
  useFrames(isFramed)
  const name = /(\w+)\.stories\.tsx$/.exec(fileName ?? '')?.[1] ?? ''
  if (guide) return <ComponentPage name={name} guide={guide} isFramed={isFramed} />
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
            <CoveredProps />
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

type Story = ReturnType<typeof useOf<'story'>>['story']

/** The live example shows it by its own switches. */
const isSwitched = ({ originalStoryFn, playFunction, storyGlobals, initialArgs }: Story, primary: Story) =>
  storyGlobals['direction'] !== undefined ||
  (originalStoryFn === primary.originalStoryFn &&
    playFunction === undefined &&
    storyGlobals['viewport'] === undefined &&
    Object.entries(initialArgs).every(([prop, value]) => Object.is(value, primary.initialArgs[prop])))

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
