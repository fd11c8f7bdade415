/** Shows one framed story at a time: side by side they would share a session and steal focus from each other. */
import { Canvas, Description, DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useState } from 'react'
import { isToLookAt } from '../../.storybook/behaviour.ts'
import * as css from './GuidePage.css.ts'

/** Outside of React, because Storybook remounts the page when the toolbar changes. */
let chosen: string | undefined
function keep(story: string): string {
  chosen = story
  return story
}

/** @param isLooksOnly leaves out tests, and the live example shown above. */
export function StoryPicker({ isLooksOnly = false }: { isLooksOnly?: boolean }) {
  const docs = useContext(DocsContext)
  const all = docs.componentStories().filter(isToLookAt)
  const looks = all.filter(({ id, tags }) => tags.includes('visual') && id !== docs.storyById().id)
  const stories = isLooksOnly && looks.length > 0 ? looks : all
  const [id, setId] = useState(chosen)
  const shown = stories.find((story) => story.id === id) ?? stories[0] ?? docs.storyById()
  return (
    <>
      <div role="group" aria-label="Stories" className={css.choices}>
        {stories.map((story) => (
          <button
            key={story.id}
            type="button"
            aria-pressed={story.id === shown.id}
            className={css.choice}
            onClick={() => setId(keep(story.id))}
          >
            {story.name}
          </button>
        ))}
      </div>
      <Description of={shown.moduleExport} />
      <Canvas key={shown.id} of={shown.moduleExport} withToolbar />
    </>
  )
}
