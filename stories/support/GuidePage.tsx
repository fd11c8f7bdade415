/** The docs page of every component: Storybook's own blocks, with the guide of `parameters.guide` between them. */
import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Primary,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext, useLayoutEffect } from 'react'
import { useFrames } from './docsFrames.ts'
import { Guidance } from './guide/Guidance.tsx'
import { Look } from './guide/Section.tsx'
import { Status } from './guide/Status.tsx'
import type { Guide } from './guide.ts'
import { StoryPicker } from './StoryPicker.tsx'

export function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { guide, docs } = preparedMeta.parameters as { guide?: Guide; docs?: { story?: { inline?: boolean } } }
  const isFramed = docs?.story?.inline === false
  useFrames(isFramed)
  const { states, others } = useStories()
  const look = useLook()
  // The story shown before may have changed both.
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = 'light'
    document.documentElement.dir = 'ltr'
  }, [])
  return (
    <Look value={look}>
      <Title />
      {guide && <Status status={guide.status} />}
      {guide ? <Subtitle>{guide.purpose}</Subtitle> : <Subtitle />}
      {guide ? null : <Description />}
      {isFramed ? (
        <StoryPicker />
      ) : (
        <>
          <Primary />
          <Controls />
        </>
      )}
      {guide && (
        <Guidance
          name={nameOf(preparedMeta.parameters)}
          guide={guide}
          states={!isFramed && states && <Canvas of={states} sourceState="none" story={{ __forceInitialArgs: true }} />}
        />
      )}
      {!isFramed && others.length > 0 && (
        <>
          <Heading>Stories</Heading>
          {others.map((story) => (
            <DocsStory key={story.id} of={story.moduleExport} expanded __forceInitialArgs />
          ))}
        </>
      )}
    </Look>
  )
}

/** `./stories/components/Badge.stories.tsx` is the page of Badge. */
function nameOf({ fileName }: Readonly<Record<string, unknown>>): string {
  return /(\w+)\.stories\.tsx$/.exec(String(fileName))?.[1] ?? ''
}

/** The sheet of states, unless it is the live example, and the other stories of the page. */
function useStories() {
  const docs = useContext(DocsContext)
  const primary = docs.storyById()
  const rest = docs.componentStories().filter((story) => story.id !== primary.id && story.tags.includes('autodocs'))
  const states = rest.find((story) => story.id.endsWith('--states'))
  return { states: states?.moduleExport, others: rest.filter((story) => story !== states) }
}

function useLook() {
  const docs = useContext(DocsContext)
  const globals = docs.getStoryContext(docs.storyById())['globals'] as Readonly<Record<string, unknown>>
  return { theme: String(globals['theme']), direction: String(globals['direction']) }
}
